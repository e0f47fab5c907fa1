import { parseArgs } from 'node:util';
import { openInbox } from './inbox/open-inbox';
import { reportMessage, reportMessages } from './inbox/report';
import { loadEnvFiles } from './lib/env-files.mjs';

const USAGE = `npm run inbox                  what is there, newest first
npm run inbox -- show <key>    one message, whole

  --data-dir <path>   the data directory of the product (default: .data)

With S3_ENDPOINT set, that storage is read, with a key that may list and get.`;

async function run([verb, key, ...more]: string[], dataDir: string): Promise<string> {
  const isKnown = verb === undefined || (verb === 'show' && key !== undefined);
  if (!isKnown || more.length > 0) throw new Error(USAGE);
  const messages = await openInbox(process.env, dataDir);
  if (key === undefined) return reportMessages(messages);
  const message = messages.find((one) => one.key === key);
  if (!message) throw new Error('There is no message with this key.');
  return reportMessage(await message.read());
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
