import { passFocus } from '@/components/shared/ui/pass-focus';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

export const PASS_TO_DAY = [0, 1, 2, 3, 4, 5, 6].map((day) => {
  const row = `[data-weekday="${day}"]`;
  return passFocus(() => find(`${row} [data-copy]`) ?? find(`${row} [role=switch]`));
});

export const passToSet = passFocus(() => find('[data-sets] [aria-pressed=true]'));

export const DAYS_SHOWN_FIRST = 6;

export const passToMoreDays = passFocus(() =>
  find(`[data-days] > :nth-child(n + ${DAYS_SHOWN_FIRST + 1}) button`),
);

export const passToSave = passFocus(() => find('[data-action-bar] button:last-of-type'));

export const passToMarks = passFocus(() => find('[data-own-marks] button:first-of-type'));
