import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** LINK_SECRET of the environment, else that of the product on `dataDir`; null if there is neither. */
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
