import { CLOSED_WEEK, changedDays } from './edit-week';
import type { BookingRules, Schedule } from './schedule';

export interface WhatChanged {
  days: number;
  sets: number;
  daysOff: number;
  rules: number;
}

function countDifferent<T>(some: readonly T[], others: readonly T[]): number {
  const left = others.map((one) => JSON.stringify(one));
  let different = 0;
  for (const one of some) {
    const at = left.indexOf(JSON.stringify(one));
    if (at < 0) different += 1;
    else left.splice(at, 1);
  }
  return different + left.length;
}

export function whatChanged(draft: Schedule, saved: Schedule): WhatChanged {
  const most = Math.max(draft.sets.length, saved.sets.length);
  const places = Array.from({ length: most }, (_, index) => [draft.sets[index], saved.sets[index]]);
  const days = places.map(([one, other]) => (one && other ? changedDays(one.week, other.week) : 0));
  const sets = places.filter(([one, other]) => {
    const plain = (set: typeof one) => JSON.stringify(set && { ...set, week: CLOSED_WEEK });
    return plain(one) !== plain(other);
  });
  const names = Object.keys(saved.rules) as (keyof BookingRules)[];
  return {
    days: days.reduce((total, count) => total + count, 0),
    sets: sets.length,
    daysOff:
      countDifferent(draft.special, saved.special) +
      countDifferent(draft.workedHolidays, saved.workedHolidays) +
      (draft.isClosedOnHolidays === saved.isClosedOnHolidays ? 0 : 1),
    rules: names.filter((name) => draft.rules[name] !== saved.rules[name]).length,
  };
}
