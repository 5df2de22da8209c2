/** The text of the way to the settings, which only sites have that ask. */
export const cookieTexts = {
  "footer.cookies": "Cookie settings",
  "footer.cookies.part": "the cookie settings",
};
