// @ts-check

/**
 * Keeps this process alive when its output cannot be written, because the disk is full or the
 * reader is gone. That output is lost; later output is written again once that is possible.
 */
export function surviveOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
