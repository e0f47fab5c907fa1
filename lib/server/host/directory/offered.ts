import 'server-only';
import { processWide } from '@/lib/server/process-wide';

/** True before {host}'s first answer: built pages link to the directory. */
const known = () => processWide('directory', () => ({ isOffered: true }));

export function isDirectoryOffered(): boolean {
  return known().isOffered;
}

export function noteDirectory(isOffered: boolean): void {
  known().isOffered = isOffered;
}
