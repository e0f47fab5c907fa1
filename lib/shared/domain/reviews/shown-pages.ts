/** How many reviews a profile shows first, and how many each press adds. */
const [FIRST, MORE] = [4, 10];
export const OWN_FIRST = 10;
/** After this many presses a new page begins, so that pages stay short. */
const PRESSES = 5;
const LAST = 2_000;

/** Returns 1 for any other text. */
export function parseReviewPage(value: string | string[] | undefined): number {
  const text = (Array.isArray(value) ? value[0] : value) ?? '';
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
  return Math.min(page, LAST);
}

/** Returns the last page before the current run of pages. 0 if there is none. */
const runBefore = (page: number) => Math.floor((page - 1) / PRESSES) * PRESSES;

/** `newer` is the last page of the run before. Null in the first run. */
export function shownOf(
  page: number,
  first = FIRST,
): { offset: number; limit: number; newer: number | null } {
  const endOf = (number: number) => first + MORE * (number - 1);
  const before = runBefore(page);
  const offset = before === 0 ? 0 : endOf(before);
  return { offset, limit: endOf(page) - offset, newer: before === 0 ? null : before };
}
