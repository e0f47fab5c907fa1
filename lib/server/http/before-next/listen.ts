import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { readdirSync } from 'node:fs';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { SharedCache } from '@/lib/server/cache/shared-cache';
import { count } from '@/lib/server/counts';
import { env } from '@/lib/server/env';
import { securityHeaders } from '@/lib/shared/domain/site/security-headers';
import { readTrace, withTrace } from '@/lib/shared/process/request-trace';
import { LOCALES, type Locale } from '@/lib/shared/texts/locales';
import { localePath } from '@/lib/shared/url/locale-path';
import { mendedAddress } from '@/lib/shared/url/mended-address';
import { PAGES } from '@/lib/shared/url/pages';
import { networkOfNode } from '../limit-request';
import { expectCopy } from '../page-status';
import { finishHeaders, keepPolicy, policyFor } from '../policies';
import { type Refusal, readerOf, writeRefusal } from '../refusal-page';
import { LoadGate, loadOf, overloaded } from './load';
import { explainBareFailure, methodsOf, type RequestHead, refuse } from './refuse';
import { refuseForm } from './refuse-form';
import { readTarget } from './request-target';
import { asksForPartsOfAll, dropInnerHeaders, findShared } from './shared-address';
import { StoredPages } from './stored-pages';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface Rules {
  siteUrl: string;
  cheap: ReadonlySet<string>;
  headers: Readonly<Record<string, string>>;
  gate: Pick<LoadGate, 'enter'>;
  cache: Pick<SharedCache, 'findPage'>;
  refuseForm: (head: RequestHead, locale: Locale) => Promise<Refusal | null>;
}

function cheapAddresses(): Set<string> {
  const files = readdirSync('public', { recursive: true, encoding: 'utf8' });
  const pages = PAGES.filter(
    ({ path, shared }) => !path.includes('{') && (shared === 'build' || shared === 'briefly'),
  );
  const addresses = pages.flatMap(({ path }) => LOCALES.map((locale) => localePath(locale, path)));
  return new Set([...files.map((file) => `/${file}`), ...addresses]);
}

export function rulesFor(cache: SharedCache): Rules {
  const { SITE_URL, MAX_RENDERS, MAX_CALLS } = env();
  return {
    siteUrl: SITE_URL,
    cheap: cheapAddresses(),
    headers: securityHeaders({
      isDevelopment: false,
      // The value comes from the build (`env` in next.config.ts).
      includeSubdomains: process.env.HSTS_INCLUDE_SUBDOMAINS,
    }),
    gate: new LoadGate(
      { renders: MAX_RENDERS, calls: MAX_CALLS },
      { renders: Math.ceil(MAX_RENDERS / 4), calls: Math.ceil(MAX_CALLS / 16) },
    ),
    cache,
    refuseForm,
  };
}

/**
 * The texts of Next's answers to a failure outside pages, and to a form that belongs to a page of
 * an older build.
 */
const BARE: Readonly<Record<number, string>> = {
  500: 'Internal Server Error',
  409: 'Server Action unavailable.',
};

function isBareFailure(response: ServerResponse, body: unknown): boolean {
  const { statusCode: status, headersSent, req } = response;
  if (BARE[status] === undefined || headersSent) return false;
  // Next's own script in the browser understands this answer.
  if (status === 409 && req.headers['next-action'] !== undefined) return false;
  if (req.method !== 'HEAD') return String(body) === BARE[status];
  return response.getHeader('content-type') === 'text/plain';
}

/**
 * Next has no hook for its bare answers. `end` becomes an accessor, because compression replaces it
 * later.
 */
function replaceBareFailure(response: ServerResponse, explain: () => string): void {
  let current = response.end;
  Object.defineProperty(response, 'end', {
    configurable: true,
    set: (wrapped: ServerResponse['end']) => {
      current = wrapped;
    },
    get: () => {
      const end = current;
      return (...args: unknown[]) =>
        Reflect.apply(end, response, isBareFailure(response, args[0]) ? [explain()] : args);
    },
  });
}

/** After a client has left, Next still goes on with what it began for it. */
const GONE_MS = 250;

/**
 * Waits before the place is given up. If many clients leave at once, Node learns of it one by one:
 * each place would go to the next client who has left, and Next would begin all of their requests.
 */
function leaveAfter(response: ServerResponse, leave: () => void): void {
  response.once('close', () => {
    if (response.writableFinished) leave();
    else setTimeout(leave, GONE_MS);
  });
}

function beforeNext(rules: Rules, next: Listener): Listener {
  const { siteUrl, cheap, headers, gate, cache } = rules;
  const stored = new StoredPages();
  return async (request, response) => {
    // Limits count by this header, and Next would set it too late for them.
    request.headers['x-forwarded-for'] ??= request.socket.remoteAddress;
    readTarget(request, siteUrl);
    const head: RequestHead = {
      method: request.method ?? '',
      path: (request.url ?? '').split('?', 1)[0] ?? '',
      headers: request.headers,
    };
    const trace = readTrace((name) => head.headers[name]?.toString());
    // The parent of the spans that Next makes.
    request.headers.traceparent = trace.traceparent;
    response.setHeader('x-request-id', trace.requestId);
    const reader = readerOf(request.url ?? '', head.headers);
    const write = (refusal: Refusal) => {
      const all = { ...headers, ...refusal.headers };
      const body = writeRefusal(response, { ...refusal, headers: all }, reader);
      // Without this, the policy of a page would forbid the styles of a refusal.
      keepPolicy(response);
      return body;
    };
    const answer = (refusal: Refusal) => response.end(write(refusal));

    const isWrite = head.method !== 'GET' && head.method !== 'HEAD';
    const refusal = refuse(head, siteUrl, request.url ?? '');
    if (refusal) return answer(refusal);
    const allow = methodsOf(head);
    if (allow !== null) return response.writeHead(204, { ...headers, allow }).end();
    if (asksForPartsOfAll(request.url ?? '', head.headers)) {
      return response.writeHead(204, headers).end();
    }
    const location = isWrite ? null : mendedAddress(request.url ?? '');
    if (location !== null) return response.writeHead(307, { ...headers, location }).end();
    const tooMany = isWrite ? await rules.refuseForm(head, reader.locale).catch(() => null) : null;
    if (tooMany) return answer(tooMany);

    dropInnerHeaders(request.headers);
    const shared = findShared(request.url ?? '/', request.headers);
    const copy = shared ? cache.findPage(shared.key) : undefined;
    if (shared) {
      expectCopy(response, shared.key);
      request.url = shared.url;
    }
    if (copy?.isFresh) {
      if (stored.send(copy.page, request, response)) return;
      stored.storeAfter(response, copy.page);
    }
    replaceBareFailure(response, () => write(explainBareFailure(head, response.statusCode)));
    finishHeaders(request, response, {
      policy: policyFor(request.url ?? '/', shared !== null),
      ofAll: headers,
    });
    const pass = () => withTrace(trace, () => next(request, response));
    const load = loadOf(head, cheap);
    if (load === 'none' || copy) return pass();
    const leave = await gate.enter(load, networkOfNode(head.headers));
    if (!leave) {
      count('busy', load);
      return answer(overloaded(isWrite));
    }
    // The client may have left while it waited.
    if (response.destroyed) return leave();
    leaveAfter(response, leave);
    pass();
  };
}

/**
 * The limit for a whole request. Node checks it every 30 seconds. A proxy before the site waits for
 * slow clients itself and sends each request at once.
 */
const REQUEST_MS = 30_000;

/** Next has no hook before its routing, but Node announces a request before Next gets it. */
export function listenBeforeNext(rules: Rules): void {
  const seen = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('server' in message)) return;
    const { server } = message;
    if (!(server instanceof Server) || seen.has(server)) return;
    seen.add(server);
    server.requestTimeout = REQUEST_MS;
    // Node uses the longer of the two timeouts for requests, so both are set.
    server.headersTimeout = REQUEST_MS;
    const listeners = server.listeners('request') as Listener[]; // Node calls them with these two
    server.removeAllListeners('request');
    for (const listener of listeners) server.on('request', beforeNext(rules, listener));
    // With a listener for upgrades, clients that offer h2c would get no answer.
    server.removeAllListeners('upgrade');
  });
}
