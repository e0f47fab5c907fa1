import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { SharedCache } from '@/lib/cache/shared-cache';
import { env } from '@/lib/env';
import { readTrace, withTrace } from '@/lib/process/request-trace';
import type { Locale } from '@/lib/texts/locales';
import { allowedMethods } from './allowed-methods';
import { finishHeaders, keepPolicy } from './answer-headers';
import { sendLate } from './floods';
import { LoadGate, loadOf, overloaded } from './load-shedding';
import { type Refusal, readerOf, sendRefusal } from './refusal-page';
import { readTarget } from './request-target';
import { copyOf, dropInnerHeaders, notePlainAddress, withoutNoise } from './shared-address';
import { awaitBody, BODY_DEADLINES, type BodyDeadlines, endSlowRest } from './slow-bodies';
import { type BuildFacts, readBuildFacts } from './static-paths';
import { StoredPages } from './stored-pages';
import { explainBareFailure, type RequestHead, refuse } from './unreadable-request';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** What the door needs to know to decide. */
export interface DoorRules {
  siteUrl: string;
  build: BuildFacts;
  gate: LoadGate;
  bodies: BodyDeadlines;
  /** The copies of pages in this process. */
  copies: Pick<SharedCache, 'hasPage' | 'freshPage'>;
  /** What can be refused for being too much before Next has seen it; null for everything else. */
  refuseFlood: (head: RequestHead, locale: Locale) => Promise<Response | null>;
}

/** The rules by the configuration, for the build in a folder. */
export function doorRules(
  distDir: string,
  { copies, refuseFlood }: Pick<DoorRules, 'copies' | 'refuseFlood'>,
): DoorRules {
  const { SITE_URL: siteUrl, MAX_RENDERS: renders, MAX_CALLS: calls } = env();
  return {
    siteUrl,
    build: readBuildFacts(distDir),
    gate: new LoadGate({ renders, calls }),
    bodies: BODY_DEADLINES,
    copies,
    refuseFlood,
  };
}

/** The whole body of Next's answer when it fails outside of a page. To HEAD it sends the type alone. */
const BARE_FAILURE = 'Internal Server Error';

function isBareFailure(response: ServerResponse, body: unknown): boolean {
  if (response.statusCode !== 500 || response.headersSent) return false;
  if (response.req.method !== 'HEAD') return String(body) === BARE_FAILURE;
  return response.getHeader('content-type') === 'text/plain';
}

function headOf(request: IncomingMessage): RequestHead {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  return { method: request.method ?? '', path, headers: request.headers };
}

/** Sends a refusal with the headers of all answers; `end` sends the body and ends the response. */
type Answer = (refusal: Refusal, end?: (body: string) => void) => void;

/**
 * Replaces Next's bare 500, two words without a content type, by a refusal that explains itself.
 * Code that wraps `end` later, such as compression, still runs: it writes the head of the answer.
 */
function explainFailure(head: RequestHead, response: ServerResponse, answer: Answer): void {
  let current = response.end;
  Object.defineProperty(response, 'end', {
    configurable: true,
    set: (wrapped: ServerResponse['end']) => {
      current = wrapped;
    },
    get: () => {
      const end = current;
      return (...args: unknown[]) => {
        if (!isBareFailure(response, args[0])) return Reflect.apply(end, response, args);
        answer(explainBareFailure(head), (body) => Reflect.apply(end, response, [body]));
        return response;
      };
    },
  });
}

/**
 * The answer to OPTIONS of a page, which Next would call an invalid request; null below `/api`, where
 * Next answers well.
 */
function methodsOf({ method, path }: RequestHead): string | null {
  if (method !== 'OPTIONS' || path.startsWith('/api/')) return null;
  return [...(allowedMethods(path) ?? []), 'OPTIONS'].join(', ');
}

/** Answers what must not reach `next`, has the rest wait for its turn, and passes it on. */
function throughDoor(rules: DoorRules, next: Listener): Listener {
  const { siteUrl, build, gate, bodies, copies, refuseFlood } = rules;
  const stored = new StoredPages();
  return async (request, response) => {
    // Next does so, too: a limit has to count somebody as the same before it and behind.
    request.headers['x-forwarded-for'] ??= request.socket.remoteAddress;
    readTarget(request, siteUrl);
    const head = headOf(request);
    const trace = readTrace((name) => head.headers[name]?.toString());
    // Next takes the parent of its spans from there.
    request.headers.traceparent = trace.traceparent;
    response.setHeader('x-request-id', trace.requestId);
    const pass = () => withTrace(trace, () => next(request, response));
    const reader = readerOf(head.path, head.headers);
    const answer: Answer = (refusal, end = (body) => response.end(body)) => {
      const headers = { ...build.headers, ...refusal.headers };
      sendRefusal(response, { ...refusal, headers }, reader, (body) => {
        // It has styles of its own, which a page's policy would not allow.
        keepPolicy(response);
        end(body);
      });
    };
    const refusal = refuse(head, siteUrl, request.url ?? '');
    if (refusal) return answer(refusal);
    const allow = methodsOf(head);
    if (allow !== null) return response.writeHead(204, { ...build.headers, allow }).end();
    const isWrite = head.method !== 'GET' && head.method !== 'HEAD';
    const tooMany = isWrite ? await refuseFlood(head, reader.locale).catch(() => null) : null;
    if (tooMany) return sendLate(response, tooMany, build.headers);
    dropInnerHeaders(request.headers);
    request.url = withoutNoise(request.url ?? '/', request.headers);
    const key = copyOf(request.url, request.headers);
    const copy = key === null ? undefined : copies.freshPage(key);
    if (copy && stored.send(copy, request, response)) return;
    if (copy) stored.storeAfter(response, copy);
    notePlainAddress(request);
    explainFailure(head, response, answer);
    finishHeaders(request, response, build.headers);
    const load = loadOf(head, build.files);
    const isCopied = load === 'render' && key !== null && copies.hasPage(key);
    if (load === 'none' || isCopied) return pass();
    const unsent = isWrite ? await awaitBody(request, load, bodies) : null;
    if (unsent) return answer(unsent);
    const leave = await gate.enter(load);
    if (!leave) return answer(overloaded(isWrite));
    // The client may have left while its request waited.
    if (response.destroyed) return leave();
    response.once('close', leave);
    if (isWrite) endSlowRest(request, response, bodies);
    pass();
  };
}

/**
 * Puts the door before Next in every HTTP server of this process, because Next has no hook that sees
 * all requests before routing and knows when they end. Node announces a request before the server's
 * listener gets it, so even the first request passes the door.
 */
export function openFrontDoor(rules: DoorRules): void {
  const seen = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('server' in message)) return;
    const { server } = message;
    if (!(server instanceof Server) || seen.has(server)) return;
    seen.add(server);
    const listeners = server.listeners('request') as Listener[]; // Node calls them with these two
    server.removeAllListeners('request');
    for (const listener of listeners) server.on('request', throughDoor(rules, listener));
    // Nothing is upgraded to here, and clients that offer h2c would get no answer at all.
    server.removeAllListeners('upgrade');
  });
}
