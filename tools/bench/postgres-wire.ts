import { connect, createServer, type Socket } from 'node:net';

export interface WireRecord {
  /** Waits for ReadyForQuery. */
  roundTrips: number;
  /** Waits outside a transaction. */
  transactions: number;
  /** Prepared ones only when parsed. */
  statements: string[];
  /** From sending to ready. */
  databaseMs: number;
}

export interface WireTap {
  port: number;
  record<T>(work: () => Promise<T>): Promise<{ result: T; wire: WireRecord }>;
  close(): void;
}

/** Splits into messages (type, length, body). The client's first message has no type. */
export function createMessageReader(
  onMessage: (type: string, body: Buffer) => void,
  { startsWithStartup = false } = {},
): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let isStartup = startsWithStartup;
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (true) {
      const typeBytes = isStartup ? 0 : 1;
      if (rest.length < typeBytes + 4) return;
      const end = typeBytes + rest.readInt32BE(typeBytes);
      if (rest.length < end) return;
      const type = isStartup ? 'startup' : rest.toString('latin1', 0, 1);
      onMessage(type, rest.subarray(typeBytes + 4, end));
      isStartup = false;
      rest = rest.subarray(end);
    }
  };
}

/** Null for messages other than Query and Parse. */
export function findStatement(type: string, body: Buffer): string | null {
  const [first = '', second = ''] = body.toString('utf8').split('\0');
  if (type === 'Q') return first;
  return type === 'P' ? second : null;
}

/**
 * Whether a message begins work of no request, such as search's loops: an unnamed statement without
 * a request id (`backend/db/client.ts`). Null if it continues.
 */
export function isOfNoRequest(type: string, body: Buffer): boolean | null {
  const [first = '', second = ''] = body.toString('utf8').split('\0');
  if (type === 'Q') return !first.includes(OF_REQUEST);
  if (type === 'P') return first === '' && !second.includes(OF_REQUEST);
  // Binding names a stored statement; "" is the one just parsed.
  return type === 'B' && second !== '' ? false : null;
}
const OF_REQUEST = "/*request_id='";

function emptyRecord(): WireRecord {
  return { roundTrips: 0, transactions: 0, statements: [], databaseMs: 0 };
}

export async function openWireTap(postgresPort: number): Promise<WireTap> {
  let current = emptyRecord();
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect({ host: '127.0.0.1', port: postgresPort });
    let askedAt = 0;
    let isOpen = false;
    let isOthers = false;
    const readClient = createMessageReader(
      (type, body) => {
        const statement = findStatement(type, body);
        isOthers = isOfNoRequest(type, body) ?? isOthers;
        if (statement !== null && !isOthers) current.statements.push(statement);
        askedAt ||= performance.now();
      },
      { startsWithStartup: true },
    );
    const readServer = createMessageReader((type, body) => {
      if (type !== 'Z') return;
      // The first one ends the log-in.
      if (isOpen && !isOthers) {
        current.roundTrips += 1;
        current.databaseMs += performance.now() - askedAt;
        if (body.toString('latin1') === 'I') current.transactions += 1;
      }
      isOpen = true;
      askedAt = 0;
    });
    for (const [from, to, read] of [
      [client, upstream, readClient],
      [upstream, client, readServer],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (chunk) => {
        read(chunk);
        to.write(chunk);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The tap does not listen.');

  return {
    port: address.port,
    async record(work) {
      current = emptyRecord();
      const result = await work();
      return { result, wire: current };
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
