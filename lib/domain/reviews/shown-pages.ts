/** How many reviews a profile shows first, and how many more with each press. */
const [FIRST, MORE] = [4, 10];
/** Presses after which a page begins anew, so that it stays short. */
const PRESSES = 5;
const LAST = 2_000;

/** From the query; 1 for anything else. */
export function parseReviewPage(value: string | string[] | undefined): number {
  const text = (Array.isArray(value) ? value[0] : value) ?? '';
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
  return Math.min(page, LAST);
}

const endOf = (page: number) => FIRST + MORE * (page - 1);
/** The page that is the last of a run before that of `page`; 0 for none. */
const runBefore = (page: number) => Math.floor((page - 1) / PRESSES) * PRESSES;

/** Which reviews stand on a page of a profile; `newer` is the page before its first, null for none. */
export function shownOf(page: number): { offset: number; limit: number; newer: number | null } {
  const before = runBefore(page);
  const offset = before === 0 ? 0 : endOf(before);
  return { offset, limit: endOf(page) - offset, newer: before === 0 ? null : before };
}
