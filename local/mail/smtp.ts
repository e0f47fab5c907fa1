import { SMTPServer } from 'smtp-server';
import type { MailStore } from './store';

const LARGEST = 10 * 1024 * 1024;

/** Stores mail, delivers none. */
export function createMailServer(store: MailStore): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: LARGEST,
    closeTimeout: 1_000,
    onAuth: ({ username = '' }, _session, callback) => callback(null, { user: username }),
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => stream.sizeExceeded || chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          return callback(Object.assign(new Error('too large'), { responseCode: 552 }));
        }
        const mail = Buffer.concat(chunks);
        const keeping = envelope.rcptTo.map(({ address }) => store.keep(mail, address));
        Promise.all(keeping).then(
          () => callback(),
          // The sender tries again later.
          (cause: unknown) => {
            callback(Object.assign(new Error('not stored', { cause }), { responseCode: 451 }));
          },
        );
      });
    },
  });
}
