import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Person, readPerson } from '@/backend/privacy/person';

export const USAGE = `npm --logs-max=0 run privacy -- export <e-mail or phone>   all that is kept of a person, as JSON
npm --logs-max=0 run privacy -- erase <e-mail or phone>    removes it, after a question

  --yes               asks nothing
  --without-secrets   goes on although LINK_SECRET lacks secrets that were in use
  --data-dir <path>   the data directory of the running product (default: .data)

With DATABASE_URL and S3_ENDPOINT set, those are used, with a key that may list, get and delete.
Reviews and refused mail are kept by hashes: LINK_SECRET has to name every secret that was in use.
It finds by address or by number alone: run it for each that the person has.`;

export interface Task {
  verb: 'export' | 'erase';
  person: Person;
  isConfirmed: boolean;
  isWithoutSecrets: boolean;
  dataDir: string;
}

export function readTask(argv: readonly string[]): Task | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        yes: { type: 'boolean', default: false },
        'without-secrets': { type: 'boolean', default: false },
        'data-dir': { type: 'string', default: '.data' },
      },
    });
    const [verb, ...written] = positionals;
    // A number may come in several words.
    const person = readPerson(written.join(' '));
    if ((verb !== 'export' && verb !== 'erase') || !person) return null;
    return {
      verb,
      person,
      isConfirmed: values.yes,
      isWithoutSecrets: values['without-secrets'],
      dataDir: values['data-dir'],
    };
  } catch {
    return null;
  }
}

/** Null without LINK_SECRET and without a product on `dataDir`. */
export function readLinkSecret(
  environment: Readonly<Record<string, string | undefined>>,
  dataDir: string,
): string | null {
  if (environment.LINK_SECRET) return environment.LINK_SECRET;
  const file = path.join(dataDir, 'secrets.json');
  if (environment.DATABASE_URL || !existsSync(file)) return null;
  const { linkSecret } = JSON.parse(readFileSync(file, 'utf8'));
  return typeof linkSecret === 'string' ? linkSecret : null;
}
