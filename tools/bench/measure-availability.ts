import { toIso } from '@/lib/time/instant';
import { DAY_MS } from '@/lib/time/units';
import type { Subject } from './bench-backend';
import { tomorrow } from './calendar-fixture';
import type { Measurement, Row } from './report';
import { round } from './statistics';

const DAYS = 365;
const OPEN_MS = DAY_MS / 2;
/** As the web app does. */
const AT_ONCE = 4;

/** Marks days after those that are open already. */
export async function measureAvailability({ url, tap, calendarId }: Subject): Promise<Measurement> {
  const mark = async (day: number) => {
    const from = tomorrow() + (100 + day) * DAY_MS;
    const answer = await fetch(`${url}/providerCalendar/availability`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        settlnProviderId: calendarId,
        startTime: toIso(from),
        endTime: toIso(from + OPEN_MS),
        status: 'available',
      }),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`Marking answered ${answer.status}: ${text}`);
  };
  const begin = performance.now();
  const { wire } = await tap.record(async () => {
    const days = Array.from({ length: DAYS }, (_, day) => day);
    const work = async () => {
      for (let day = days.shift(); day !== undefined; day = days.shift()) await mark(day);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  });
  const seconds = round((performance.now() - begin) / 1000);
  const roundTrips = wire.roundTrips / DAYS;
  const row: Row = {
    group: 'Mark a year',
    what: `${DAYS} days of 12 hours, a call each, ${AT_ONCE} at once`,
    measured: seconds,
    unit: 's',
    bar: { limit: 2, direction: 'at most' },
    note: `${round((seconds * 1000) / DAYS)} ms and ${round(roundTrips)} round trips a call`,
  };
  return { rows: [row], details: { seconds, roundTrips } };
}
