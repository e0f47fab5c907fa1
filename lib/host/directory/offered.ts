import 'server-only';
import { processWide } from '@/lib/process-wide';

/**
 * What this process knows of {host}'s directory. Until it has answered, it counts as ours, which has
 * one, so that pages made at once have the links to it.
 */
const known = () => processWide('directory', () => ({ isOffered: true }));

/**
 * Whether {host} has a directory to link to. Costs nothing, so that pages which ask {host} for nothing
 * may show the links, too.
 */
export function isDirectoryOffered(): boolean {
  return known().isOffered;
}

/** Notes what {@link isDirectoryOffered} says from now on. */
export function noteDirectory(isOffered: boolean): void {
  known().isOffered = isOffered;
}
