import { EventEmitter, once } from 'node:events';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toIso } from '@/lib/shared/time/instant';

/** Files `<time>-<to>.eml`. */
export interface MailStore {
  keep: (mail: Buffer, to: string) => Promise<string>;
  /** Newest first. */
  list: () => Promise<string[]>;
  /** Null for an unknown name. */
  read: (name: string) => Promise<Buffer | null>;
  /** Resolves when the next mail is kept, at the latest after so many milliseconds. */
  untilKept: (withinMs: number) => Promise<void>;
}

const SUFFIX = '.eml';

export async function openMailStore(folder: string): Promise<MailStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept = new EventEmitter();
  let count = 0;

  async function list(): Promise<string[]> {
    const names = await readdir(folder);
    return names
      .filter((name) => name.endsWith(SUFFIX))
      .sort()
      .reverse();
  }

  return {
    list,
    keep: async (mail, to) => {
      count += 1;
      const time = toIso(Date.now()).replace(/[-:.]/g, '');
      const order = String(count % 1000).padStart(3, '0');
      const name = `${time}${order}-${to.replace(/[^\w.@+-]/g, '_').slice(0, 120)}${SUFFIX}`;
      // The draft's name does not end in the suffix, because it is no mail yet.
      const draft = path.join(folder, `${name}.draft`);
      await writeFile(draft, mail, { mode: 0o600 });
      await rename(draft, path.join(folder, name));
      kept.emit('mail');
      return name;
    },
    read: async (name) =>
      (await list()).includes(name) ? readFile(path.join(folder, name)) : null,
    untilKept: (withinMs) =>
      once(kept, 'mail', { signal: AbortSignal.timeout(withinMs) }).then(
        () => undefined,
        () => undefined,
      ),
  };
}
