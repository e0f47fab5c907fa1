import { parseArgs } from 'node:util';
import type { Database } from '@/backend/db/client';
import { listUnfound, SHOWN_FROM } from '@/backend/search/unfound';
import { localDay } from '@/lib/shared/time/format';
import { addDays } from '@/lib/shared/time/local-date';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { runCommand } from './lib/command';
import { onDatabase } from './lib/on-database';

const USAGE = `npm run searches                  what searches of the last 30 days found nobody for
npm run searches -- --days <n>    of the last n days, 180 at most

  --data-dir <path>   the data directory of the running product (default: .data)

With DATABASE_URL set, that database is used instead of the running product's. Words belong into
backend/search/thesaurus, if a service means them; else nobody offers them yet.`;

const MOST = 100;

async function report(db: Database, days: number): Promise<string> {
  const since = addDays(localDay(Date.now(), VENUE_ZONE.id), 1 - days);
  const words = await listUnfound(db, { since, most: MOST });
  if (words.length === 0)
    return `No word was asked for ${SHOWN_FROM} times in vain since ${since}.`;
  const lines = words.map(
    ({ searches, days: on, last, word }) =>
      `${String(searches).padStart(6)} ${String(on).padStart(5)}  ${last}  ${word}`,
  );
  return ['  times  days  last        word', ...lines].join('\n');
}

await runCommand((argv, env) => {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      days: { type: 'string', default: '30' },
      'data-dir': { type: 'string', default: '.data' },
      help: { type: 'boolean', default: false },
    },
  });
  const days = /^\d{1,3}$/.test(values.days) ? Number(values.days) : 0;
  if (values.help || days < 1 || days > 180) {
    return { code: values.help ? 0 : 1, out: `${USAGE}\n`, err: '' };
  }
  const place = { env, dataDir: values['data-dir'], connections: 1 };
  return onDatabase(place, (db) => report(db, days));
});
