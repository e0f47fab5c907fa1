// @ts-check

/** Keeps the process alive if the disk is full or nobody reads its output. */
export function surviveOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
