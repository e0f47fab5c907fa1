import { readFileSync } from 'node:fs';
import { findMissing } from '@/scripts/lib/complete-lock.mjs';
import type { Finding } from './rule';

/** Each optional package stands in the lock file, or `npm ci` refuses it elsewhere. */
export function completeLock(): Finding[] {
  const file = 'package-lock.json';
  const missing = findMissing(JSON.parse(readFileSync(file, 'utf8')));
  return missing.map(({ place }) => ({ file, says: `lacks ${place}; run npm run lock` }));
}
