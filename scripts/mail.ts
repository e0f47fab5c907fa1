import type { Database } from '@/backend/db/client';
import { sendsMail } from '@/backend/mail/sends-mail';
import { listUnsent, revive } from '@/backend/mail/unsent';
import { onDatabase } from './lib/on-database';
import { readTask, type Task, USAGE } from './mail/options';
import { reportRevived, reportUnsent } from './mail/report';

async function run(db: Database, task: Exclude<Task, { do: 'help' }>, now: number) {
  if (task.do === 'list') {
    return reportUnsent(await listUnsent(db, 'waiting', now), await listUnsent(db, 'dead', now));
  }
  const count = await revive(db, task.which, now);
  if (count === 0 && task.which !== 'all') {
    throw new Error('No message of this id was given up. npm run mail lists those that were.');
  }
  return count === 0 ? 'No mail was given up.' : reportRevived(count, await sendsMail(db));
}

const read = readTask(process.argv.slice(2));
if (!read || read.task.do === 'help') {
  console.log(USAGE);
  process.exit(read ? 0 : 1);
}
const { task, dataDir } = read;
await onDatabase({ dataDir, connections: 1 }, (db) => run(db, task, Date.now()));
