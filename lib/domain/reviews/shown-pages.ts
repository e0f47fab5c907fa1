/** How many reviews a profile shows first, and how many more with each press. */
const [FIRST, MORE] = [4, 10];
/** How many their provider sees first. */
export const OWN_FIRST = 10;
/** Presses after which a page begins anew, so that it stays short. */
const PRESSES = 5;
const LAST = 2_000;

/** From the query; 1 for anything else. */
export function parseReviewPage(value: string | string[] | undefined): number {
  const text = (Array.isArray(value) ? value[0] : value) ?? '';
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
  return Math.min(page, LAST);
}

/** The last page before those that begin anew with `page`; 0 for none. */
const runBefore = (page: number) => Math.floor((page - 1) / PRESSES) * PRESSES;

/** Which reviews stand on a page; `newer` is the page before its first, null for none. */
export function shownOf(
  page: number,
  first = FIRST,
): { offset: number; limit: number; newer: number | null } {
  const endOf = (number: number) => first + MORE * (number - 1);
  const before = runBefore(page);
  const offset = before === 0 ? 0 : endOf(before);
  return { offset, limit: endOf(page) - offset, newer: before === 0 ? null : before };
}
