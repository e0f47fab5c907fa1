import { type Database, openDatabase } from '@/backend/db/client';
import { sendsMail } from '@/backend/mail/sends-mail';
import { decide } from '@/backend/moderation/decide';
import { askDue, publishDue } from '@/backend/reviews/keep-reviews';
import type { Answered, Asked, Errand } from './operator';

const databases = new Map<string, Database>();

async function run(db: Database, errand: Errand): Promise<unknown> {
  switch (errand.do) {
    case 'ask':
      return askDue(db, errand.now);
    case 'publish':
      return publishDue(db, errand.now);
    case 'approve':
    case 'reject': {
      const { id, reason = null } = errand;
      const verdict =
        errand.do === 'approve'
          ? ({ id, decision: 'approved', reasonId: null, reason } as const)
          : ({ id, decision: 'rejected', reasonId: 'incomplete', reason } as const);
      return decide(db, verdict, Date.now(), { tells: await sendsMail(db) });
    }
  }
}

process.on('message', async ({ number, databaseUrl, errand }: Asked) => {
  const db = databases.get(databaseUrl) ?? openDatabase(databaseUrl, { connections: 1 });
  databases.set(databaseUrl, db);
  const answer: Answered = await run(db, errand).then(
    () => ({ number }),
    (error) => ({ number, error: String(error) }),
  );
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
