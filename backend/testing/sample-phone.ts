import { createHash } from 'node:crypto';

/** +888 is given to no network. */
export function samplePhone(...parts: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest();
  return `+888 ${String(hash.readUIntBE(0, 5)).padStart(12, '0').slice(-11)}`;
}
