// @ts-check
import { startPostgres } from '../../local/postgres/postgres.mjs';
import { startBenchBackend } from './bench-backend.mjs';
import { fillCalendars } from './calendar-fixture.mjs';
import { measureAvailability } from './measure-availability.mjs';
import { measureConfirmations } from './measure-confirmations.mjs';
import { measureSlots } from './measure-slots.mjs';

/** @typedef {import('./report.mjs').Row} Row */
/** @typedef {import('../../scripts/lib/supervisor.mjs').Supervisor} Supervisor */
/** @typedef {keyof typeof FILLINGS} FillingName */
/** @typedef {Awaited<ReturnType<typeof startSubject>>} Subject */

const FILLINGS = {
  quiet: { own: 0, foreign: 1 },
  crowded: { own: 0, foreign: 100_000 },
  busy: { own: 2_000, foreign: 1 },
  scheduled: { own: 2_000, foreign: 1, hasSchedule: true },
  staffed: { own: 2_000, foreign: 1, people: 10 },
};

/**
 * @param {Supervisor} supervisor
 * @param {{ dataDir: string, turns: number }} options
 * @returns {Promise<{ rows: Row[], details: Record<string, unknown> }>}
 */
export async function measureBackend(supervisor, { dataDir, turns }) {
  const postgres = await startPostgres({ dataDir });
  await supervisor.add({ name: 'bench-postgres', ...postgres });
  const start = (/** @type {keyof typeof FILLINGS} */ name) =>
    startSubject(supervisor, postgres, name);
  const subjects = {
    quiet: await start('quiet'),
    crowded: await start('crowded'),
    busy: await start('busy'),
    scheduled: await start('scheduled'),
    staffed: await start('staffed'),
  };
  const slots = await measureSlots(subjects, turns);
  const confirmations = await measureConfirmations(subjects.quiet);
  const availability = await measureAvailability(subjects.quiet);
  return {
    rows: [...slots.rows, ...confirmations.rows, ...availability.rows],
    details: {
      slots: slots.details,
      confirmations: confirmations.details,
      availability: availability.details,
    },
  };
}

/**
 * @param {Supervisor} supervisor
 * @param {import('../../local/postgres/postgres.mjs').Postgres} postgres
 * @param {FillingName} name
 */
async function startSubject(supervisor, postgres, name) {
  const backend = await startBenchBackend(supervisor, postgres, name);
  const fixture = await fillCalendars(backend.databaseUrl, FILLINGS[name]);
  return { ...backend, ...fixture };
}
