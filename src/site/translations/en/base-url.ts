/** The text that is there in case no script can be loaded; it is part of the HTML alone. */
export const baseUrlTexts = {
  "baseUrl.text":
    "This site did not load properly. A common cause is a wrong base URL: the site was built for {base}, and this page suggests {suggestion}.",
};
