import { fillText } from "./translation";

const months = "January February March April May June July August September October November December";

/**
 * A day in words, the same wherever the code runs: browsers and Node know different forms of one language.
 * @param day `2026-11-28`
 * @param form how the language writes one, with `{day}`, `{month}` and `{year}`
 * @param names of the months, with spaces between them
 * @returns `November 28, 2026`
 */
export function longDate(day: string, form = "{month} {day}, {year}", names = months): string {
  const [year = 0, month = 1, date = 0] = day.split("-").map(Number);
  return fillText(form, { day: date, month: names.split(" ")[month - 1] ?? "", year });
}

/**
 * The month of a day in words.
 * @param day `2026-11-28`
 * @param form how the language writes one, with `{month}` and `{year}`
 * @param names of the months, with spaces between them
 * @returns `November 2026`
 */
export function monthOf(day: string, form = "{month} {year}", names = months): string {
  return longDate(day, form, names);
}
