// @ts-check
import { tomorrow } from './calendar-fixture.mjs';
import { median, percentile, round } from './statistics.mjs';

/** @typedef {import('./report.mjs').Row} Row */
/** @typedef {import('./measure-backend.mjs').Subject} Subject */
/** @typedef {import('./measure-backend.mjs').FillingName} FillingName */

const DAY_MS = 86_400_000;
const WARM_UP = 60;
const PER_TURN = 40;

/** @param {Subject} subject */
async function readWeek({ url, tap, calendarId }) {
  const query = new URLSearchParams({
    settlnProviderId: String(calendarId),
    startTime: new Date(tomorrow()).toISOString(),
    endTime: new Date(tomorrow() + 7 * DAY_MS).toISOString(),
  });
  const begin = performance.now();
  const { result, wire } = await tap.record(async () => {
    const answer = await fetch(`${url}/providerCalendar/slots?${query}`);
    return { status: answer.status, slots: /** @type {unknown[]} */ (await answer.json()) };
  });
  const slots = result.slots.length;
  if (result.status !== 200 || slots !== 7 * 96) {
    throw new Error(`The week answered ${result.status} with ${slots} slots`);
  }
  return { totalMs: performance.now() - begin, ...wire };
}

/**
 * @param {Record<FillingName, Subject>} subjects
 * @param {number} turns
 */
export async function measureSlots(subjects, turns) {
  const entries = Object.entries(subjects);
  /** @type {Record<string, Awaited<ReturnType<typeof readWeek>>[]>} */
  const taken = Object.fromEntries(entries.map(([name]) => [name, []]));
  for (const [, subject] of entries) {
    for (let index = 0; index < WARM_UP; index += 1) await readWeek(subject);
  }
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [name, subject] of turn % 2 === 0 ? entries : [...entries].reverse()) {
      for (let index = 0; index < PER_TURN; index += 1) taken[name]?.push(await readWeek(subject));
    }
  }
  const figures = Object.fromEntries(
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

/**
 * @param {Record<string, { databaseP50Ms: number, answerP50Ms: number, mostRoundTrips: number }>} figures
 * @returns {Row[]}
 */
function slotRows(figures) {
  const { quiet, crowded, busy, scheduled, staffed } = figures;
  if (!quiet || !crowded || !busy || !scheduled || !staffed) return [];
  const group = 'Slots of a week';
  const growth = (
    /** @type {typeof quiet} */ full,
    /** @type {number} */ limit,
    /** @type {typeof quiet} */ from = quiet,
  ) => ({
    measured: round(full.databaseP50Ms / from.databaseP50Ms),
    unit: 'x',
    bar: { limit, direction: /** @type {const} */ ('at most') },
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
