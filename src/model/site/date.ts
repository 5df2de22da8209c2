import { fillText } from "./translation";

const months = "January February March April May June July August September October November December";

/**
 * Formats a day. The result is the same in all environments, because browsers and Node have different locale data.
 * @param day `2026-11-28`
 * @param form the date format of the language, with `{day}`, `{month}` and `{year}`
 * @param names of the months, separated by spaces
 * @returns `November 28, 2026`
 */
export function longDate(day: string, form = "{month} {day}, {year}", names = months): string {
  const [year = 0, month = 1, date = 0] = day.split("-").map(Number);
  return fillText(form, { day: date, month: names.split(" ")[month - 1] ?? "", year });
}

/**
 * Formats the month of a day.
 * @param day `2026-11-28`
 * @param form the format of the language, with `{month}` and `{year}`
 * @param names of the months, separated by spaces
 * @returns `November 2026`
 */
export function monthOf(day: string, form = "{month} {year}", names = months): string {
  return longDate(day, form, names);
}
