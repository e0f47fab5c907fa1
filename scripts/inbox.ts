import { parseArgs } from 'node:util';
import type { Database } from '@/backend/db/client';
import { settledMessages, settleMessages } from '@/backend/inbox/settle';
import { openInbox } from './inbox/open-inbox';
import { reportMessage, reportMessages } from './inbox/report';
import { loadEnvFiles } from './lib/env-files.mjs';
import { onDatabase } from './lib/on-database';

const USAGE = `npm run inbox                     what is there, newest first
npm run inbox -- show <key>       one message, whole
npm run inbox -- done <key> ...   they are answered or carried out: nothing reminds of them any more; done all: of
                                  all that a backend has seen

  --data-dir <path>   the data directory of the product (default: .data)

With S3_ENDPOINT set, that storage is read, with a key that may list and get. What is done stands in the
database of DATABASE_URL, or of the running product.`;

async function ask(dataDir: string, question: (db: Database) => Promise<string>) {
  return onDatabase({ env: process.env, dataDir, connections: 1 }, question);
}

async function settle(keys: readonly string[], dataDir: string): Promise<string> {
  const which = keys.join() === 'all' ? 'all' : keys;
  const { code, out, err } = await ask(dataDir, async (db) => {
    const settled = await settleMessages(db, which, Date.now());
    const missing = which === 'all' ? 0 : keys.length - settled;
    if (missing === 0) return `${settled} done.`;
    throw new Error(`${missing} of them no backend has seen. It looks every five minutes.`);
  });
  if (code !== 0) throw new Error(err.trim());
  return out.trim();
}

/** Without a database, the list does not say what is done. */
async function list(dataDir: string): Promise<string> {
  const messages = await openInbox(process.env, dataDir);
  const { code, out } = await ask(dataDir, async (db) => (await settledMessages(db)).join('\n'));
  return reportMessages(messages, new Set(code === 0 ? out.trim().split('\n') : []));
}

async function show(key: string, dataDir: string): Promise<string> {
  const messages = await openInbox(process.env, dataDir);
  const message = messages.find((one) => one.key === key);
  if (!message) throw new Error('There is no message with this key.');
  return reportMessage(await message.read());
}

function run([verb, key, ...more]: string[], dataDir: string): Promise<string> {
  if (verb === undefined) return list(dataDir);
  if (verb === 'done' && key !== undefined) return settle([key, ...more], dataDir);
  if (verb === 'show' && key !== undefined && more.length === 0) return show(key, dataDir);
  throw new Error(USAGE);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'data-dir': { type: 'string', default: '.data' },
      help: { type: 'boolean', default: false },
    },
  });
  loadEnvFiles();
  console.log(values.help ? USAGE : await run(positionals, values['data-dir']));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
