import { parseArgs } from 'node:util';

export const USAGE = `npm run mail                    what waits, and what could not be delivered
npm run mail -- revive <id>     has one that could not be delivered tried again
npm run mail -- revive all      all of them

  --data-dir <path>   the data directory of the running product (default: .data)

With DATABASE_URL set, that database is used instead of the running product's.`;

const ID = /^(?:all|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** `which` is the id of a message, or "all". */
export type Task = { do: 'list' } | { do: 'help' } | { do: 'revive'; which: string };

export function readTask(argv: readonly string[]): { task: Task; dataDir: string } | null {
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
