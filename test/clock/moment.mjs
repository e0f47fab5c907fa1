// @ts-check
import { fileURLToPath } from 'node:url';
import { DateTime } from 'luxon';

const ZONE = 'Europe/Malta';
const PRELOAD = new URL('process.mjs', import.meta.url);

/**
 * Wednesday, 10:00 in Malta, of the week of 19 May that comes next: a day without a change of
 * clocks, a holiday or an end of a month near it. It is ahead, because a browser drops cookies whose
 * end is before its own time.
 * @param {number} [now] epoch milliseconds
 */
function usualMoment(now = Date.now()) {
  const at = { month: 5, day: 19, hour: 10, minute: 0, second: 0, millisecond: 0 };
  const here = DateTime.fromMillis(now, { zone: ZONE });
  const ofYear = (/** @type {number} */ year) => {
    const day = here.set({ ...at, year });
    return day.plus({ days: 3 - day.weekday });
  };
  const thisYear = ofYear(here.year);
  return (thisYear > here ? thisYear : ofYear(here.year + 1)).toMillis();
}

/**
 * What to add to the environment of whatever belongs to a run of tests: from its start on the clock
 * ticks from TEST_MOMENT, an instant such as `2028-02-27T09:00:00Z`, or `now` for no other clock.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
export function clockEnvironment(env) {
  if (env.TEST_CLOCK_MS || env.TEST_MOMENT === 'now') return {};
  const begin = env.TEST_MOMENT ? Date.parse(env.TEST_MOMENT) : usualMoment();
  if (Number.isNaN(begin)) throw new Error(`TEST_MOMENT: "${env.TEST_MOMENT}" is no instant.`);
  const options = [env.NODE_OPTIONS, `--import=${PRELOAD.href}`].filter(Boolean).join(' ');
  return { TEST_CLOCK_MS: String(begin - Date.now()), NODE_OPTIONS: options };
}

/** For runners that load files by path: the clock of a process, and of a page. */
export const CLOCK_FILES = {
  process: fileURLToPath(PRELOAD),
  page: fileURLToPath(new URL('clock.mjs', import.meta.url)),
};
