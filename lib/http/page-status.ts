import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, ServerResponse } from 'node:http';

const STORE = Symbol.for('settln.responses');

// Next bundles instrumentation and pages apart: only what hangs on the global object is shared.
const shared = globalThis as typeof globalThis & { [STORE]?: AsyncLocalStorage<ServerResponse> };
shared[STORE] ??= new AsyncLocalStorage<ServerResponse>();
const responses = shared[STORE];

/** Remembers, from the start of the server on, which response each request will be answered with. */
export function rememberResponses(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('response' in message)) return;
    const { response } = message;
    if (response instanceof ServerResponse) responses.enterWith(response);
  });
}

/** The path that was asked for, with its language; "" outside of a request. */
export function requestPathname(): string {
  return responses.getStore()?.req.url?.split('?', 1)[0] ?? '';
}

/** The request whose page is being rendered, or kept. */
export function currentRequest(): IncomingMessage | undefined {
  return responses.getStore()?.req;
}

/** Aborts when the request of the page that is being rendered is over; never outside of one. */
export function requestEnd(): AbortSignal {
  const response = responses.getStore();
  const end = new AbortController();
  if (response?.closed) end.abort();
  else response?.once('close', () => end.abort());
  return end.signal;
}

/** A status that a page may have; 200 says that it lacks what could not be read in time. */
export type PageStatus = 200 | 400 | 403 | 404 | 502;
export type SetStatus = (status: PageStatus) => void;

/**
 * Gives the page that is being rendered an HTTP status. Next itself can only set 404, and with a 200
 * crawlers and monitors would take an error for a page. Call it before the first Suspense boundary.
 */
export function setPageStatus(status: PageStatus): void {
  const response = responses.getStore();
  if (response && !response.headersSent) response.statusCode = status;
}

const COPIES = Symbol.for('settln.statuses-of-copies');
const ofCopies = globalThis as typeof globalThis & {
  [COPIES]?: WeakMap<ServerResponse, PageStatus>;
};
ofCopies[COPIES] ??= new WeakMap();
const statuses = ofCopies[COPIES];

/**
 * Notes the status of a page that all visitors share, for when its copy is kept. The response of the
 * request that had it rendered stays as it is: that visitor may be getting an older copy meanwhile.
 */
export function noteCopyStatus(status: PageStatus): void {
  const response = responses.getStore();
  if (response) statuses.set(response, status);
}

/** What {@link noteCopyStatus} noted while this request's page was rendered. */
export function findCopyStatus(): PageStatus | undefined {
  const response = responses.getStore();
  return response && statuses.get(response);
}

/** Gives the page that answers a form the status of too many requests, and says when to come back. */
export function setTooMany(retryAfterSeconds: number | undefined): void {
  const response = responses.getStore();
  if (!response || response.headersSent) return;
  response.statusCode = 429;
  if (retryAfterSeconds !== undefined) response.setHeader('retry-after', retryAfterSeconds);
}

/**
 * Sets the length of an answer that a route streams. Next drops this header from a `Response`, and
 * players on iOS play nothing whose length they do not know.
 */
export function setAnswerLength(bytes: string): void {
  const response = responses.getStore();
  if (response && !response.headersSent) response.setHeader('content-length', bytes);
}
