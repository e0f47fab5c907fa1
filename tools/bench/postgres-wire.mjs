// @ts-check
import { connect, createServer } from 'node:net';

/**
 * @typedef {object} WireRecord
 * @property {number} roundTrips waits for ReadyForQuery
 * @property {number} transactions waits outside a transaction
 * @property {string[]} statements prepared ones only when parsed
 * @property {number} databaseMs from sending to ready
 */

/** @typedef {Awaited<ReturnType<typeof openWireTap>>} WireTap */

/**
 * Splits into messages (type, length, body).
 * @param {(type: string, body: Buffer) => void} onMessage
 * @param {{ startsWithStartup?: boolean }} [options] the client's first message has no type
 */
export function createMessageReader(onMessage, { startsWithStartup = false } = {}) {
  /** @type {Buffer} */
  let rest = Buffer.alloc(0);
  let isStartup = startsWithStartup;
  return (/** @type {Buffer} */ chunk) => {
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

/**
 * Null for messages other than Query and Parse.
 * @param {string} type
 * @param {Buffer} body
 */
export function findStatement(type, body) {
  const [first = '', second = ''] = body.toString('utf8').split('\0');
  if (type === 'Q') return first;
  return type === 'P' ? second : null;
}

/**
 * Whether a message begins work of no request, such as search's loops: an unnamed statement without
 * a request id (`backend/db/client.ts`). Null if it continues.
 * @param {string} type
 * @param {Buffer} body
 */
export function isOfNoRequest(type, body) {
  const [first = '', second = ''] = body.toString('utf8').split('\0');
  if (type === 'Q') return !first.includes(OF_REQUEST);
  if (type === 'P') return first === '' && !second.includes(OF_REQUEST);
  // Binding names a stored statement; "" is the one just parsed.
  return type === 'B' && second !== '' ? false : null;
}
const OF_REQUEST = "/*request_id='";

/** @returns {WireRecord} */
function emptyRecord() {
  return { roundTrips: 0, transactions: 0, statements: [], databaseMs: 0 };
}

/** @param {number} postgresPort */
export async function openWireTap(postgresPort) {
  let current = emptyRecord();
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
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
    for (const [from, to, read] of /** @type {const} */ ([
      [client, upstream, readClient],
      [upstream, client, readServer],
    ])) {
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
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The tap does not listen.');

  return {
    port: address.port,
    /**
     * @template T
     * @param {() => Promise<T>} work
     * @returns {Promise<{ result: T, wire: WireRecord }>}
     */
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
