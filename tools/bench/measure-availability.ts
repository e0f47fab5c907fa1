import { toIso } from '@/lib/shared/time/instant';
import { DAY_MS } from '@/lib/shared/time/units';
import type { Subject } from './bench-backend';
import { tomorrow } from './calendar-fixture';
import type { Measurement, Row } from './report';
import { round } from './statistics';

const DAYS = 365;
const OPEN_MS = DAY_MS / 2;

/** Marks days after those that are open already. */
export async function measureAvailability({ url, tap, calendarId }: Subject): Promise<Measurement> {
  const spans = Array.from({ length: DAYS }, (_, day) => {
    const from = tomorrow() + (100 + day) * DAY_MS;
    return { startTime: toIso(from), endTime: toIso(from + OPEN_MS), status: 'available' };
  });
  const begin = performance.now();
  const { wire } = await tap.record(async () => {
    const answer = await fetch(`${url}/providerCalendar/marks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ settlnProviderId: calendarId, spans }),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`Marking answered ${answer.status}: ${text}`);
  });
  const seconds = round((performance.now() - begin) / 1000);
  const row: Row = {
    group: 'Mark a year',
    what: `${DAYS} days of 12 hours in one call`,
    measured: seconds,
    unit: 's',
    bar: { limit: 0.5, direction: 'at most' },
    note: `${round(wire.roundTrips)} round trips`,
  };
  return { rows: [row], details: { seconds, roundTrips: wire.roundTrips } };
}
