import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context } from 'hono';
import type { AppVariables } from '@/backend/app-variables';

/** Continues the caller's trace. Without addresses, which may name people. */
export function inSpan(
  c: Context<{ Variables: AppVariables }>,
  answer: () => Promise<void>,
): Promise<void> {
  const parent = propagation.extract(context.active(), c.req.header());
  const { method } = c.req;
  const options = { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } };
  return trace.getTracer('settln').startActiveSpan(method, options, parent, async (span) => {
    try {
      await answer();
    } finally {
      const { status } = c.res;
      span.updateName(`${method} ${c.get('route')}`);
      span.setAttributes({ 'http.route': c.get('route'), 'http.response.status_code': status });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }
  });
}
