import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export const MAIL_CA_FILE = fileURLToPath(new URL('./mail-certificate.pem', import.meta.url));
export const MAIL_CA = readFileSync(MAIL_CA_FILE, 'utf8');
const KEY = readFileSync(new URL('./mail-key.pem', import.meta.url), 'utf8');

/** `lose` takes the mail but never confirms it. */
type Manner = 'accept' | 'refuse' | 'later' | 'hang' | 'drop' | 'lose';

type ReceivedMail = ParsedMail & { deliveredTo: string; raw: string };

export interface TestMailServer {
  url: string;
  received: ReceivedMail[];
  be: (manner: Manner) => void;
  stop: () => Promise<void>;
}

function failure(responseCode: number): Error {
  return Object.assign(new Error('not taken'), { responseCode });
}

export async function startTestMailServer(port = 0): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let manner: Manner = 'accept';
  const breakConnections = () => {
    for (const socket of sockets) socket.destroy();
  };

  const server = new SMTPServer({
    secure: true,
    key: KEY,
    cert: MAIL_CA,
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: (_address, _session, callback) => {
      if (manner === 'refuse') return callback(failure(550));
      if (manner === 'later') return callback(failure(451));
      callback();
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      if (manner === 'drop') stream.once('data', breakConnections);
      stream.on('end', async () => {
        if (manner === 'hang' || manner === 'drop') return;
        const raw = Buffer.concat(chunks).toString();
        const deliveredTo = session.envelope.rcptTo.map(({ address }) => address).join();
        received.push({ ...(await simpleParser(raw)), deliveredTo, raw });
        if (manner === 'lose') return breakConnections();
        callback();
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: taken } = server.server.address() as AddressInfo; // listens on TCP
  return {
    url: `smtps://127.0.0.1:${taken}`,
    received,
    be: (next) => {
      manner = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        breakConnections();
      }),
  };
}
