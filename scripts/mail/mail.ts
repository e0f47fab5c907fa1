import { parseArgs } from 'node:util';
import type { Database } from '@/backend/db/client';
import { sendsMail } from '@/backend/mail/sends-mail';
import { listUnsent, revive, type Unsent } from '@/backend/mail/unsent';
import { toIso } from '@/lib/shared/time/instant';
import type { Environment, Said } from '../lib/command';
import { onDatabase } from '../lib/on-database';
import { plain } from '../lib/plain';

const USAGE = `npm run mail                    what waits, and what could not be delivered
npm run mail -- revive <id>     has one that could not be delivered tried again
npm run mail -- revive all      all of them

  --data-dir <path>   the data directory of the running product (default: .data)

With DATABASE_URL set, that database is used instead of the running product's.`;

const ID = /^(?:all|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** `which` is the id of a message, or "all". */
type Task = { do: 'list' } | { do: 'help' } | { do: 'revive'; which: string };

function readTask(argv: readonly string[]): { task: Task; dataDir: string } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        'data-dir': { type: 'string', default: '.data' },
        help: { type: 'boolean', default: false },
      },
    });
    const [verb = 'list', which, ...more] = positionals;
    const dataDir = values['data-dir'];
    if (values.help) return { task: { do: 'help' }, dataDir };
    if (more.length > 0) return null;
    if (verb === 'list' && which === undefined) return { task: { do: 'list' }, dataDir };
    if (verb !== 'revive' || !which || !ID.test(which)) return null;
    return { task: { do: 'revive', which }, dataDir };
  } catch {
    return null;
  }
}

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

export async function mail(argv: readonly string[], env: Environment): Promise<Said> {
  const read = readTask(argv);
  if (!read || read.task.do === 'help') return { code: read ? 0 : 1, out: `${USAGE}\n`, err: '' };
  const { task, dataDir } = read;
  return onDatabase({ env, dataDir, connections: 1 }, (db) => run(db, task, Date.now()));
}

interface Listed {
  shown: readonly Unsent[];
  total: number;
}

function describe({ kind, toRole, to, phone, bookingId }: Unsent): string {
  const about = bookingId === null ? '' : ` about booking ${bookingId}`;
  const or = phone === null ? '' : ` (telephone ${plain(phone)})`;
  return `${kind}${about} to the ${toRole}, ${plain(to ?? 'whose address is gone')}${or}`;
}

function answerOf({ tries, errorCode }: Unsent): string {
  const times = tries === 1 ? 'tried once' : `tried ${tries} times`;
  return errorCode === null ? 'not tried yet' : `${tries > 0 ? times : 'refused'}: ${errorCode}`;
}

function list({ shown, total }: Listed, when: string): string[] {
  const left = total - shown.length;
  return [
    ...shown.map((message) =>
      [
        describe(message),
        `  ${answerOf(message)}, ${when} ${toIso(message.at)}`,
        `  ${message.id}`,
      ].join('\n'),
    ),
    ...(left > 0 ? [`and ${left} more`] : []),
  ];
}

function reportUnsent(waiting: Listed, dead: Listed): string {
  const parts = [
    waiting.total === 0 ? 'No mail waits.' : `${waiting.total} waiting:`,
    ...list(waiting, 'next attempt'),
    dead.total === 0
      ? 'No mail was given up.'
      : `${dead.total} could not be delivered (npm run mail -- revive <id>, or revive all):`,
    ...list(dead, 'given up'),
  ];
  return parts.join('\n\n');
}

function reportRevived(count: number, isSent: boolean): string {
  const many = count === 1 ? '1 message is' : `${count} messages are`;
  return isSent
    ? `${many} tried again within seconds. What nobody needs any more is dropped.`
    : `${many} tried again as soon as a backend sends mail. The last one to start has no SMTP_URL.`;
}
