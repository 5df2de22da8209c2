/** Texts of the link to the cookie settings, which only sites that ask for consent have. */
export const cookieTexts = {
  "footer.cookies": "Cookie settings",
  "footer.cookies.part": "the cookie settings",
};
