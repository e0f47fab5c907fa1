import { toIso } from '@/lib/shared/time/instant';
import { DAY_MS } from '@/lib/shared/time/units';
import type { Subject } from './bench-backend';
import { tomorrow } from './calendar-fixture';
import type { Measurement, Row } from './report';
import { median, percentile, round } from './statistics';

export type SubjectName = 'quiet' | 'crowded' | 'busy' | 'scheduled' | 'staffed';

interface Figures {
  reads: number;
  databaseP50Ms: number;
  databaseP99Ms: number;
  answerP50Ms: number;
  mostRoundTrips: number;
}

const WARM_UP = 60;
const PER_TURN = 40;

async function readWeek({ url, tap, calendarId }: Subject) {
  const query = new URLSearchParams({
    settlnProviderId: String(calendarId),
    startTime: toIso(tomorrow()),
    endTime: toIso(tomorrow() + 7 * DAY_MS),
  });
  const begin = performance.now();
  const { result, wire } = await tap.record(async () => {
    const answer = await fetch(`${url}/providerCalendar/slots?${query}`);
    const body: unknown = await answer.json();
    return { status: answer.status, body };
  });
  const slots = Array.isArray(result.body) ? result.body.length : 0;
  if (result.status !== 200 || slots !== 7 * 96) {
    throw new Error(`The week answered ${result.status} with ${slots} slots`);
  }
  return { totalMs: performance.now() - begin, ...wire };
}

export async function measureSlots(
  subjects: Record<SubjectName, Subject>,
  turns: number,
): Promise<Measurement> {
  const entries = Object.entries(subjects);
  const taken: Record<string, Awaited<ReturnType<typeof readWeek>>[]> = Object.fromEntries(
    entries.map(([name]) => [name, []]),
  );
  for (const [, subject] of entries) {
    for (let index = 0; index < WARM_UP; index += 1) await readWeek(subject);
  }
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [name, subject] of turn % 2 === 0 ? entries : [...entries].reverse()) {
      for (let index = 0; index < PER_TURN; index += 1) taken[name]?.push(await readWeek(subject));
    }
  }
  const figures: Record<string, Figures> = Object.fromEntries(
    entries.map(([name]) => {
      const reads = taken[name] ?? [];
      const database = reads.map(({ databaseMs }) => databaseMs);
      const total = reads.map(({ totalMs }) => totalMs);
      return [
        name,
        {
          reads: reads.length,
          databaseP50Ms: round(median(database), 3),
          databaseP99Ms: round(percentile(database, 0.99), 3),
          answerP50Ms: round(median(total), 3),
          mostRoundTrips: Math.max(...reads.map(({ roundTrips }) => roundTrips)),
        },
      ];
    }),
  );
  return { rows: slotRows(figures), details: figures };
}

function slotRows(figures: Readonly<Record<string, Figures>>): Row[] {
  const { quiet, crowded, busy, scheduled, staffed } = figures;
  if (!quiet || !crowded || !busy || !scheduled || !staffed) return [];
  const group = 'Slots of a week';
  const growth = (full: Figures, limit: number, from = quiet) => ({
    measured: round(full.databaseP50Ms / from.databaseP50Ms),
    unit: 'x',
    bar: { limit, direction: 'at most' as const },
    note:
      `database ${from.databaseP50Ms} to ${full.databaseP50Ms} ms, ` +
      `answer ${from.answerP50Ms} to ${full.answerP50Ms} ms (p50)`,
  });
  return [
    { group, what: 'p50 growth, 1 to 100,000 bookings of others', ...growth(crowded, 1.5) },
    { group, what: 'p50 growth, 0 to 2,000 bookings of the same', ...growth(busy, 3) },
    { group, what: 'the same, by a full schedule instead of marks', ...growth(scheduled, 3) },
    { group, what: 'from one person with 2,000 to ten with as many', ...growth(staffed, 3, busy) },
    {
      group,
      what: 'queries, most in any request',
      measured: Math.max(...Object.values(figures).map(({ mostRoundTrips }) => mostRoundTrips)),
      unit: '',
      bar: { limit: 1, direction: 'at most' },
    },
  ];
}
