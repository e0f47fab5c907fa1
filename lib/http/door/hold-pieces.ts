import 'server-only';
import type { ServerResponse } from 'node:http';

/** How long the beginning of an answer waits for the rest before it is sent, in milliseconds. */
const HOLD_MS = 10;

/** What Next's compressor adds to a response. */
type Flushing = ServerResponse & { flush?: () => void };

/**
 * Sends an answer in as few pieces as its making allows. Next sends the head by itself, and has the
 * compressor let go of each piece that it writes: a page that is whole after milliseconds would cost
 * four packets and as many rounds through the compressor, and its pieces compress less well. What is
 * still being made after {@link HOLD_MS} is sent as far as it is there.
 */
export function holdPieces(response: ServerResponse): void {
  let flush: Flushing['flush'];
  let waiting: NodeJS.Timeout | undefined;
  const later = () => {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      if (!response.writableEnded) flush?.call(response);
    }, HOLD_MS);
  };
  // It goes with the first piece.
  response.flushHeaders = () => {};
  Object.defineProperty(response, 'flush', {
    configurable: true,
    set: (ofCompressor: Flushing['flush']) => {
      flush = ofCompressor;
    },
    get: () => flush && later,
  });
  response.once('close', () => clearTimeout(waiting));
}
