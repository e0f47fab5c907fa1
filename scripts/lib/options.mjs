// @ts-check
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './root.mjs';
import { StartError } from './start-error.mjs';

export const USAGE = `npm start -- [options]

  --port <number>     the port of the site (default: PORT, or 3000)
  --host <address>    the address it listens on (default: 127.0.0.1; 0.0.0.0 for every network,
                      where others can only read unless SITE_URL is the address that they open)
  --data-dir <path>   where database, pictures, secrets and logs are kept (default: .data)
  --fresh             forget what the data directory keeps and begin anew
  --no-demo           do not fill an empty database with demo data
  --no-env-files      do not read .env.local and .env
  --dev               reload when a file changes (npm run dev)
  --help              print this

What the environment names is not started: BACKEND_URL (no backend, no database),
DATABASE_URL (no database), S3_ENDPOINT (no storage), GOOGLE_CLIENT_ID (no local sign-in),
SMTP_URL (no local mail server).`;

/**
 * @typedef {object} Options
 * @property {number} port
 * @property {string} host
 * @property {string} dataDir absolute
 * @property {boolean} fresh
 * @property {boolean} demo
 * @property {boolean} dev
 * @property {boolean} help
 */

/**
 * @param {string[]} argv
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Options}
 */
export function readOptions(argv, env) {
  const values = parse(argv);
  const port = Number(values.port ?? env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartError(
      `--port must be a number from 1 to 65535, not "${values.port ?? env.PORT}".`,
    );
  }
  return {
    port,
    host: values.host ?? '127.0.0.1',
    dataDir: values['data-dir'] ? path.resolve(values['data-dir']) : path.join(ROOT, '.data'),
    fresh: values.fresh ?? false,
    demo: !values['no-demo'],
    dev: values.dev ?? false,
    help: values.help ?? false,
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        'data-dir': { type: 'string' },
        fresh: { type: 'boolean' },
        'no-demo': { type: 'boolean' },
        'no-env-files': { type: 'boolean' },
        dev: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`${reason}\n\n${USAGE}`);
  }
}
