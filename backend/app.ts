import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppVariables } from '@/backend/app-variables';
import type { CallContext } from '@/backend/calls/call';
import { reportOf, toAppError } from '@/backend/db/failures';
import type { Log } from '@/backend/log/log';
import { readerTexts, refusal } from '@/backend/texts/refusal';
import { HOST_HEADER, HOST_NUMBER } from '@/lib/shared/contract/endpoint';
import { AppError } from '@/lib/shared/errors';
import { withReader } from '@/lib/shared/process/reader-language';
import { currentTrace, readTrace, withTrace } from '@/lib/shared/process/request-trace';
import { toIso } from '@/lib/shared/time/instant';
import { type Callers, isAdmitted } from './credentials';
import type { Database } from './db/client';
import { mountHealth } from './health';
import type { Outbox } from './mail/queue';
import type { Sender } from './mail/sender';
import { mountMedia } from './media';
import { countCall, countRefusal, mountMetrics } from './metrics';
import { mountCalls } from './mount';
import type { ReaderConfig } from './other-calendars/calendar-reader';

const MAX_BODY_BYTES = 512 * 1024;

export interface AppOptions extends Callers {
  db: Database;
  now?: () => number;
  outbox?: Outbox | null;
  linkSecret?: string | null;
  calendars?: ReaderConfig | null;
  sender?: Sender | null;
  staffOwners?: readonly string[];
  push?: CallContext['push'];
  log: Log;
}

function retryAfterOf({ code, details }: AppError): Record<string, string> {
  const seconds = details.retryAfterSeconds ?? (code === 'unavailable' ? 1 : undefined);
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}

/** This function opens no connection and reads no environment variable. */
export function createApp(options: AppOptions) {
  const { db, token, viewer, now = Date.now, log } = options;
  const {
    outbox = null,
    linkSecret = null,
    calendars = null,
    sender = null,
    staffOwners = [],
    push = null,
  } = options;
  const app = new Hono<{ Variables: AppVariables }>();

  app.use((c, next) => {
    const trace = readTrace((name) => c.req.header(name));
    const language = c.req.header('accept-language') ?? '';
    const asRead = <T>(work: () => T) => withTrace(trace, () => withReader(() => language, work));
    return asRead(() =>
      inSpan(c, async () => {
        const start = performance.now();
        c.set('route', '(none)');
        await next();
        c.header(HOST_HEADER, String(HOST_NUMBER));
        const [route, ms] = [c.get('route'), Math.round(performance.now() - start)];
        const { method } = c.req;
        const { status } = c.res;
        if (c.get('waits') && status < 400) return;
        countCall({ method, route, status, ms });
        log({ event: 'request', request: trace.requestId, method, route, status, ms });
      }),
    );
  });

  mountHealth(app, db);

  app.use(async (c, next) => {
    if (!isAdmitted(c.req.path, (name) => c.req.header(name), { token, viewer })) {
      throw new AppError('not_signed_in', refusal('tokenMissing'));
    }
    await next();
  });

  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new AppError('too_large', readerTexts('errors.reasons')('bodyTooLarge'));
      },
    }),
  );

  mountMetrics(app, db, now);
  mountCalls(app, { db, now, outbox, linkSecret, calendars, sender, staffOwners, push });
  mountMedia(app, db);

  app.notFound((c) => {
    const { code, message } = new AppError('not_found', 'There is no such call.');
    return c.json({ success: false, code, message }, 404);
  });

  app.onError((error, c) => {
    const failure = toAppError(error);
    countRefusal(failure.code);
    if (failure.status >= 500) {
      const request = currentTrace()?.requestId;
      const [route, cause] = [c.get('route'), reportOf(error)];
      log({ event: 'failure', request, route, code: failure.code, cause });
    }
    const { code, message, details } = failure;
    const nearestStarts = details.nearestStarts?.map(toIso);
    return Response.json(
      { success: false, code, message, ...details, nearestStarts },
      {
        status: failure.status,
        headers: retryAfterOf(failure),
      },
    );
  });

  return app;
}

/** Continues the caller's trace. The span does not hold the URL, because a URL may name people. */
function inSpan(
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
