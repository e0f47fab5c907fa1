import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';

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

/**
 * Gives the page that is being rendered an HTTP status. Next has a way for 404 only, and a 200
 * over an error lies to crawlers and monitors. Call it before the first Suspense boundary.
 */
export function setPageStatus(status: 400 | 403 | 404 | 502): void {
  const response = responses.getStore();
  if (response && !response.headersSent) response.statusCode = status;
}

/** Gives the page that answers a form the status of too many requests, and says when to come back. */
export function setTooMany(retryAfterSeconds: number | undefined): void {
  const response = responses.getStore();
  if (!response || response.headersSent) return;
  response.statusCode = 429;
  if (retryAfterSeconds !== undefined) response.setHeader('retry-after', retryAfterSeconds);
}

/**
 * Says how long the answer of a route is that streams it. Next drops the header from a `Response`,
 * and players on iOS will not play what does not say how long it is.
 */
export function setAnswerLength(bytes: string): void {
  const response = responses.getStore();
  if (response && !response.headersSent) response.setHeader('content-length', bytes);
}
