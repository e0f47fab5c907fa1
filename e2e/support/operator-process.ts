import { type Database, openDatabase } from '@/backend/db/client';
import { askDue, publishDue } from '@/backend/reviews/keep-reviews';
import type { Answered, Asked } from './operator';

const databases = new Map<string, Database>();

const RUNS = { ask: askDue, publish: publishDue };

process.on('message', async ({ number, databaseUrl, errand }: Asked) => {
  const db = databases.get(databaseUrl) ?? openDatabase(databaseUrl, { connections: 1 });
  databases.set(databaseUrl, db);
  const answer: Answered = await RUNS[errand.do](db, errand.now).then(
    () => ({ number }),
    (error) => ({ number, error: String(error) }),
  );
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
