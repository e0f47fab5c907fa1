import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountCalls } from './documented/account-calls';
import { calendarCalls } from './documented/calendar-calls';
import type { DocumentedCall } from './documented/call';
import { eventCalls } from './documented/event-calls';
import { itemCalls } from './documented/item-calls';
import { networkCalls } from './documented/network-calls';
import { serviceCalls } from './documented/service-calls';
import { SPELLINGS } from './documented/spelling';
import { DocumentedStore, type Fields, Refused } from './documented/store';

const CALLS: DocumentedCall[] = [
  ...accountCalls,
  ...serviceCalls,
  ...itemCalls,
  ...eventCalls,
  ...calendarCalls,
  ...networkCalls,
];

export type SpellingName = keyof typeof SPELLINGS;

export const SPELLING_NAMES = Object.keys(SPELLINGS) as SpellingName[];

async function readBody(request: IncomingMessage): Promise<Fields> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? {} : JSON.parse(text);
}

function reply(response: ServerResponse, status: number, answer: unknown): void {
  if (answer === undefined) response.writeHead(204).end();
  else if (Buffer.isBuffer(answer)) {
    response.writeHead(status, { 'content-type': 'image/png' }).end(answer);
  } else {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  }
}

/** The parts of a request that no document names. */
function strays(call: DocumentedCall, query: URLSearchParams, body: Fields): string[] {
  const known = { query: call.query.split(' '), body: (call.body ?? '').split(' ') };
  return [
    ...[...query.keys()].filter((name) => !known.query.includes(name)),
    ...Object.keys(body).filter((name) => !known.body.includes(name)),
  ];
}

/**
 * A {host} written from section 7 of both documents: every documented call with documented fields
 * only, 404 for any other, and none of our extensions. Later reads show what was written.
 */
export async function startDocumentedHost(spelling: SpellingName = 'plain') {
  let store = new DocumentedStore();
  let spelt = SPELLINGS[spelling];
  const asked: string[] = [];
  const undocumented: string[] = [];
  let delay = { ms: 0, of: /$^/ };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://host.test');
    const named = `${request.method} ${pathname}`;
    asked.push(`${request.method} ${request.url}`);
    const body = await readBody(request);
    if (delay.of.test(named)) await sleep(delay.ms);
    const call = CALLS.find(({ method, path }) => method === request.method && path.test(pathname));
    if (!call) {
      undocumented.push(named);
      return reply(response, 404, { message: 'Not found' });
    }
    undocumented.push(...strays(call, query, body).map((name) => `${named}: ${name}`));
    const ids = (call.path.exec(pathname) ?? []).slice(1).map(decodeURIComponent);
    try {
      reply(response, 200, call.answer({ ids, query, body, store, spelt }));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      reply(response, error.status, { message: error.message });
    }
  };

  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get store() {
      return store;
    },
    /** Forgets everything, and uses this spelling from now on. */
    reset(as: SpellingName) {
      store = new DocumentedStore();
      spelt = SPELLINGS[as];
      asked.length = 0;
      undocumented.length = 0;
    },
    /** Every request, as `GET /serviceItems?providerId=1`. */
    asked,
    /** Calls, parameters and fields that no document names. */
    undocumented,
    /** Delays the answers to calls such as `GET /serviceItems` from now on. */
    delayBy(ms: number, of = /./) {
      delay = { ms, of };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type DocumentedHost = Awaited<ReturnType<typeof startDocumentedHost>>;
