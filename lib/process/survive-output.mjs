// @ts-check

/**
 * Lets this process live on when its output cannot be written, because the disk is full or nobody
 * reads any more. Those words are lost; once there is room, the next ones are written again.
 */
export function surviveOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
