import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addOwner } from '@/backend/calls/staff/people';
import type { Database } from '@/backend/db/client';
import { readPostFiles } from '@/backend/moderation/post';
import { INVITATION_DAYS } from '@/lib/shared/domain/staff/room';
import type { Environment, Said } from '../lib/command';
import { onDatabase } from '../lib/on-database';

const USAGE = `npm run staff -- add <address>            lets an owner into /staff, who lets in everybody else there
npm run staff -- files <post> <folder>    puts the picture or the video of a post there, also of one that is down

An owner is let in by an e-mail address, at their first sign-in within ${INVITATION_DAYS} days. No mail tells them.

  --data-dir <path>   the data directory of the running product (default: .data)

With DATABASE_URL set, that database is used instead of the running product's.`;

type Task =
  | { do: 'help' }
  | { do: 'add'; email: string }
  | { do: 'files'; postId: string; folder: string };

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
    const task = values.help ? { do: 'help' as const } : toTask(positionals);
    return task && { task, dataDir: values['data-dir'] };
  } catch {
    return null;
  }
}

function toTask([verb, first, second, ...more]: string[]): Task | null {
  if (!first || more.length > 0) return null;
  if (verb === 'add' && second === undefined) return { do: 'add', email: first };
  return verb === 'files' && second ? { do: 'files', postId: first, folder: second } : null;
}

async function run(
  db: Database,
  task: Exclude<Task, { do: 'help' }>,
  env: Environment,
): Promise<string> {
  if (task.do === 'files') return saveFiles(db, task);
  const commandUser = (env.SUDO_USER || env.USER || `user ${process.getuid?.()}`).slice(0, 100);
  const email = await addOwner(db, { email: task.email, commandUser }, Date.now());
  return (
    `${email} is let into /staff as an owner, at the first sign-in with this address ` +
    `within ${INVITATION_DAYS} days.`
  );
}

async function saveFiles(
  db: Database,
  { postId, folder }: Extract<Task, { do: 'files' }>,
): Promise<string> {
  const files = await readPostFiles(db, postId);
  if (files === null) throw new Error('There is no post with this id in this database.');
  if (files.length === 0) return 'This post has no files.';
  await mkdir(folder, { recursive: true });
  const write = async ({ name, bytes }: (typeof files)[number]) => {
    const file = path.join(folder, name);
    await writeFile(file, bytes);
    return `saved: ${file}`;
  };
  return (await Promise.all(files.map(write))).join('\n');
}

export async function staff(argv: readonly string[], env: Environment): Promise<Said> {
  const read = readTask(argv);
  if (!read || read.task.do === 'help') return { code: read ? 0 : 1, out: `${USAGE}\n`, err: '' };
  const { task, dataDir } = read;
  return onDatabase({ env, dataDir, connections: 1 }, (db) => run(db, task, env));
}
