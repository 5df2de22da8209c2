/** The texts shown if none of the site's scripts can be loaded. They are only in the HTML. */
export const baseUrlTexts = {
  "baseUrl.failed": "This site did not load properly.",
  "baseUrl.cause":
    "A common cause is a wrong base URL: the site was built for {base}, and this page suggests {suggestion}.",
};
