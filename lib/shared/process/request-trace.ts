import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { context, propagation } from '@opentelemetry/api';

export interface RequestTrace {
  requestId: string;
  /** W3C Trace Context. */
  traceparent: string;
}

/** Next bundles this module more than once. */
const KEY = Symbol.for('settln.request-trace');

function storage(): AsyncLocalStorage<RequestTrace> {
  const shared = globalThis as { [KEY]?: AsyncLocalStorage<RequestTrace> };
  shared[KEY] ??= new AsyncLocalStorage();
  return shared[KEY];
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

/** Makes new values for those that are missing or malformed. */
export function readTrace(header: (name: string) => string | undefined): RequestTrace {
  const id = header('x-request-id') ?? '';
  const requestId = /^[\w-]{16,64}$/.test(id) ? id : hex(16);
  const parent = header('traceparent') ?? '';
  const isParent = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/.test(parent);
  const traceId = /^[\da-f]{32}$/.test(requestId) ? requestId : hex(16);
  return { requestId, traceparent: isParent ? parent : `00-${traceId}-${hex(8)}-01` };
}

export function withTrace<T>(trace: RequestTrace, work: () => T): T {
  return storage().run(trace, work);
}

export function currentTrace(): RequestTrace | undefined {
  const trace = storage().getStore();
  if (!trace) return undefined;
  const injected: { traceparent?: string } = {};
  // This is empty unless traces are collected.
  propagation.inject(context.active(), injected);
  return { ...trace, ...injected };
}

export function traceHeaders(): Record<string, string> {
  const trace = currentTrace();
  return trace ? { 'x-request-id': trace.requestId, traceparent: trace.traceparent } : {};
}
