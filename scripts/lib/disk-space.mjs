// @ts-check
import { statfsSync } from 'node:fs';

/** Postgres needs a new file of 16 MB from time to time, and cannot start without it. */
const LEAST_BYTES = 24 * 1024 * 1024;

/**
 * Tells whether one of these folders is on a disk that is full, or nearly so.
 * @param {readonly string[]} folders
 */
export function isDiskFull(folders) {
  return folders.some((folder) => {
    try {
      const { bavail, bsize } = statfsSync(folder);
      return bavail * bsize < LEAST_BYTES;
    } catch {
      return false;
    }
  });
}
