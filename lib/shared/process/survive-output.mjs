// @ts-check

/** For a full disk or a gone reader. */
export function surviveOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
