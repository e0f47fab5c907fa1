import 'server-only';
import { processWide } from '@/lib/server/process-wide';

/**
 * True until {host} answers for the first time, because pages of the build link to the directory.
 */
const known = () => processWide('directory', () => ({ isOffered: true }));

export function isDirectoryOffered(): boolean {
  return known().isOffered;
}

export function noteDirectory(isOffered: boolean): void {
  known().isOffered = isOffered;
}
