import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import { processWide } from '@/lib/server/process-wide';
import { enterReader } from '@/lib/shared/process/reader-language';
import { readerOf } from './refusal-page';

const responses = processWide('responses', () => new AsyncLocalStorage<ServerResponse>());

export function rememberResponses(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('response' in message)) return;
    const { response } = message;
    if (!(response instanceof ServerResponse)) return;
    responses.enterWith(response);
    enterReader(() => readerOf(response.req.url ?? '', response.req.headers).locale);
  });
}

/** Includes the language. "" outside of requests. */
export function requestPathname(): string {
  return responses.getStore()?.req.url?.split('?', 1)[0] ?? '';
}

export function requestEnd(): AbortSignal {
  const response = responses.getStore();
  const end = new AbortController();
  if (response?.closed) end.abort();
  else response?.once('close', () => end.abort());
  return end.signal;
}

type PageStatus = 400 | 403 | 404 | 502;

interface RenderedCopy {
  key: string;
  status?: PageStatus;
  isShareable: boolean;
}

const copies = processWide('copies', () => new WeakMap<ServerResponse, RenderedCopy>());

export function expectCopy(response: ServerResponse, key: string): void {
  copies.set(response, { key, isShareable: true });
}

/** Returns undefined for a page that only one visitor gets. */
export function renderedCopy(): RenderedCopy | undefined {
  const response = responses.getStore();
  return response && copies.get(response);
}

/** Call it before the first Suspense boundary. */
export function setPageStatus(status: PageStatus): void {
  const response = responses.getStore();
  const copy = renderedCopy();
  // The status is not set for this answer, because it may be an older copy.
  if (copy) copy.status = status;
  else if (response && !response.headersSent) response.statusCode = status;
}

/** Used for a page from which something is missing. */
export function doNotShare(): void {
  const copy = renderedCopy();
  if (copy) copy.isShareable = false;
}

export function setTooMany(retryAfterSeconds: number | undefined): void {
  const response = responses.getStore();
  if (!response || response.headersSent) return;
  response.statusCode = 429;
  if (retryAfterSeconds !== undefined) response.setHeader('retry-after', retryAfterSeconds);
}

/** If a `Response` is streamed, Next drops its length, which players on iOS need. */
export function setAnswerLength(bytes: string): void {
  const response = responses.getStore();
  if (response && !response.headersSent) response.setHeader('content-length', bytes);
}
