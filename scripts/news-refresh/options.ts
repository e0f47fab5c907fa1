import { parseArgs } from 'node:util';

export const USAGE = `npm run news:refresh                    reads every feed now, due or not, and stores what is new
npm run news:refresh -- --check         asks every feed and stores nothing: which ones are dead?
npm run news:refresh -- --country GH    only the feeds of these countries, parted by commas

  --data-dir <path>   the data directory of the running product (default: .data)

With DATABASE_URL set, that database is used instead of the running product's.`;

export interface Task {
  do: 'refresh' | 'check' | 'help';
  /** ISO codes; empty for all. */
  countries: readonly string[];
  dataDir: string;
}

export function readTask(argv: readonly string[]): Task | null {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        check: { type: 'boolean', default: false },
        country: { type: 'string', default: '' },
        'data-dir': { type: 'string', default: '.data' },
        help: { type: 'boolean', default: false },
      },
    });
    const countries = values.country.toUpperCase().split(',').filter(Boolean);
    if (!countries.every((iso) => /^[A-Z]{2}$/.test(iso))) return null;
    const verb = values.help ? 'help' : values.check ? 'check' : 'refresh';
    return { do: verb, countries, dataDir: values['data-dir'] };
  } catch {
    return null;
  }
}
