import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { context, propagation } from '@opentelemetry/api';

/** What ties together everything that one request causes, from the edge to the log of Postgres. */
export interface RequestTrace {
  requestId: string;
  /** As W3C Trace Context writes it; the request's trace for those who collect traces. */
  traceparent: string;
}

/** Next bundles this module more than once; only the global object is the process's own. */
const KEY = Symbol.for('settln.request-trace');

function storage(): AsyncLocalStorage<RequestTrace> {
  const shared = globalThis as { [KEY]?: AsyncLocalStorage<RequestTrace> };
  shared[KEY] ??= new AsyncLocalStorage();
  return shared[KEY];
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

/** Reads the trace of a request, and makes up what is missing or looks like something else. */
export function readTrace(header: (name: string) => string | undefined): RequestTrace {
  const id = header('x-request-id') ?? '';
  const requestId = /^[\w-]{16,64}$/.test(id) ? id : hex(16);
  const parent = header('traceparent') ?? '';
  const isParent = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/.test(parent);
  const traceId = /^[\da-f]{32}$/.test(requestId) ? requestId : hex(16);
  return { requestId, traceparent: isParent ? parent : `00-${traceId}-${hex(8)}-01` };
}

/** Runs work as a part of a request. */
export function withTrace<T>(trace: RequestTrace, work: () => T): T {
  return storage().run(trace, work);
}

/** The trace of the request that is being answered; undefined outside of requests. */
export function currentTrace(): RequestTrace | undefined {
  const trace = storage().getStore();
  if (!trace) return undefined;
  const injected: { traceparent?: string } = {};
  // Empty unless traces are collected; then it names the span that is under way.
  propagation.inject(context.active(), injected);
  return { ...trace, ...injected };
}

/** The headers with which a request of ours continues the trace. */
export function traceHeaders(): Record<string, string> {
  const trace = currentTrace();
  return trace ? { 'x-request-id': trace.requestId, traceparent: trace.traceparent } : {};
}
