// @ts-check
import { connect, createServer } from 'node:net';

/**
 * What was sent to and from Postgres during some work.
 * @typedef {object} WireRecord
 * @property {number} roundTrips times the client waited for Postgres to be ready again
 * @property {number} transactions times it was ready outside of a transaction
 * @property {string[]} statements texts in the order sent; prepared ones show only when parsed
 * @property {number} databaseMs from sending to being ready, summed up
 */

/** @typedef {Awaited<ReturnType<typeof openWireTap>>} WireTap */

/**
 * Splits a stream of Postgres messages (type, length, body) into single ones.
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
 * The statement in a Query (text) or Parse (name, text) message; null in any other.
 * @param {string} type
 * @param {Buffer} body
 */
export function findStatement(type, body) {
  const [first = '', second = ''] = body.toString('utf8').split('\0');
  if (type === 'Q') return first;
  return type === 'P' ? second : null;
}

/**
 * Whether a message begins work of no request, such as the loops of search and mail: a statement
 * that is not stored and does not say which request it belongs to (`backend/db/traced-client.ts`).
 * Null for messages that go on with what was begun.
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

/**
 * Listens on a port of its own, passes everything on to Postgres and counts what requests ask.
 * @param {number} postgresPort
 */
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
      // The first one ends the log-in, which a pool does long before.
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
     * Reports what the work, and nothing before it, sent to Postgres.
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
