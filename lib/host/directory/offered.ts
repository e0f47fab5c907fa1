import 'server-only';
import { processWide } from '@/lib/process-wide';

/** True until {host} has answered, so that pages of the build link to the directory. */
const known = () => processWide('directory', () => ({ isOffered: true }));

/** Makes no call, so any page can use it. */
export function isDirectoryOffered(): boolean {
  return known().isOffered;
}

export function noteDirectory(isOffered: boolean): void {
  known().isOffered = isOffered;
}
