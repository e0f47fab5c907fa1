import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file of `deploy/` with other addresses and places, so that what runs is what is shipped.
 * Throws if one of the texts to replace is not there.
 */
export function writeDeployed(
  name: string,
  folder: string,
  replacements: Readonly<Record<string, string>>,
): string {
  let text = readFileSync(path.join('deploy', name), 'utf8');
  for (const [from, to] of Object.entries(replacements)) {
    if (!text.includes(from)) throw new Error(`deploy/${name} has no ${JSON.stringify(from)}`);
    text = text.replaceAll(from, to);
  }
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}
