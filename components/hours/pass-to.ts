import { passFocus } from '@/components/ui/pass-focus';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Passes the focus of what goes from a weekday to what stays: the copying, or the day's switch. */
export const PASS_TO_DAY = [0, 1, 2, 3, 4, 5, 6].map((day) => {
  const row = `[data-weekday="${day}"]`;
  return passFocus(() => find(`${row} [data-copy]`) ?? find(`${row} [role=switch]`));
});

/** Passes it to the set of hours that is shown then. */
export const passToSet = passFocus(() => find('[data-sets] [aria-pressed=true]'));

/** How many of the days to come are listed at first. */
export const DAYS_SHOWN_FIRST = 6;

/** Passes it to the first of the days that were not listed before. */
export const passToMoreDays = passFocus(() =>
  find(`[data-days] > :nth-child(${DAYS_SHOWN_FIRST + 1}) button`),
);

/** Passes it to the button that saves. */
export const passToSave = passFocus(() => find('[data-action-bar] button:last-of-type'));

/** Passes it from a day that keeps no marks any more to what takes that back, or to the next day. */
export const passToMarks = passFocus(() => find('[data-own-marks] button:first-of-type'));
