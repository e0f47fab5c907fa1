import { type Postgres, startPostgres } from '@/local/postgres/postgres.mjs';
import type { Supervisor } from '@/scripts/lib/supervisor.mjs';
import { type Subject, startBenchBackend } from './bench-backend';
import { type Filling, fillCalendars } from './calendar-fixture';
import { measureAvailability } from './measure-availability';
import { measureConfirmations } from './measure-confirmations';
import { measureSlots, type SubjectName } from './measure-slots';
import type { Measurement } from './report';

const FILLINGS: Record<SubjectName, Filling> = {
  quiet: { own: 0, foreign: 1 },
  crowded: { own: 0, foreign: 100_000 },
  busy: { own: 2_000, foreign: 1 },
  scheduled: { own: 2_000, foreign: 1, hasSchedule: true },
  staffed: { own: 2_000, foreign: 1, people: 10 },
};

export async function measureBackend(
  supervisor: Supervisor,
  { dataDir, turns }: { dataDir: string; turns: number },
): Promise<Measurement> {
  const postgres = await startPostgres({ dataDir });
  await supervisor.add({ name: 'bench-postgres', ...postgres });
  const start = (name: SubjectName) => startSubject(supervisor, postgres, name);
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

async function startSubject(
  supervisor: Supervisor,
  postgres: Postgres,
  name: SubjectName,
): Promise<Subject> {
  const backend = await startBenchBackend(supervisor, postgres, name);
  const fixture = await fillCalendars(backend.databaseUrl, FILLINGS[name]);
  return { ...backend, ...fixture };
}
