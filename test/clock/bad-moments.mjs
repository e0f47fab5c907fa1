// @ts-check
import { DateTime } from 'luxon';

const ZONE = 'Europe/Malta';

/**
 * @typedef {object} Moment
 * @property {string} name
 * @property {string} at an instant in ISO
 */

/**
 * The moments at which tests about dates have failed: ends of a day, a year, a February, and the
 * weeks in which the clocks of Malta change. All are ahead of a given one.
 * @param {number} [now] epoch milliseconds
 * @returns {Moment[]}
 */
export function badMoments(now = Date.now()) {
  const here = DateTime.fromMillis(now, { zone: ZONE });
  /** @type {(month: number, day: number, isWanted?: (at: DateTime) => boolean) => DateTime} */
  const next = (month, day, isWanted = () => true) => {
    for (let year = here.year; ; year += 1) {
      const at = DateTime.fromObject({ year, month, day, hour: 10 }, { zone: ZONE });
      if (at > here.plus({ days: 1 }) && isWanted(at)) return at;
    }
  };
  /** The Sunday on which the clocks change: the last one of the month. */
  const changeIn = (/** @type {number} */ month) => {
    const last = next(month, 31);
    return last.minus({ days: last.weekday % 7 });
  };
  const spring = changeIn(3);
  const autumn = changeIn(10);
  const saturday = here.plus({ days: 8 }).set({ weekday: 6 });
  const at = (/** @type {DateTime} */ day, /** @type {string} */ clock) =>
    `${day.toISODate()}T${clock}:00Z`;
  return [
    { name: 'a Saturday whose evening is Sunday in Malta', at: at(saturday, '22:30') },
    { name: 'ten past midnight of a Sunday', at: at(saturday.plus({ days: 1 }), '00:10') },
    { name: 'the last half hour of a year', at: at(next(12, 31), '23:30') },
    {
      name: 'the 27th of February in a leap year',
      at: at(
        next(2, 27, ({ isInLeapYear }) => isInLeapYear),
        '09:00',
      ),
    },
    { name: 'the week of the change in spring', at: at(spring.minus({ days: 4 }), '09:00') },
    { name: 'the night before the change in spring', at: at(spring.minus({ days: 1 }), '22:30') },
    { name: 'the day of the change in spring', at: at(spring, '09:00') },
    { name: 'the week of the change in autumn', at: at(autumn.minus({ days: 4 }), '09:00') },
    { name: 'the Friday before the change in autumn', at: at(autumn.minus({ days: 2 }), '09:00') },
    { name: 'a month of four letters', at: at(next(9, 15), '09:00') },
  ];
}
