import 'server-only';
import { HostError, RefusedAccess, UnsettledWrite } from '@/lib/server/host/transport/host-error';
import { logEvent } from '@/lib/server/log';
import { AppError, type ErrorCode, fieldTexts, reasonText } from '@/lib/shared/errors';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { DEFAULT_LOCALE, type Locale } from '@/lib/shared/texts/locales';

export const API_HEADERS = { 'cache-control': 'private, no-store' } as const;

const PASSED_ON: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid',
  403: 'forbidden',
  409: 'conflict',
  422: 'invalid',
};

function fromHost(error: HostError): AppError {
  const hostStatus = error.status;
  const message = error.refusal?.message;
  if (error instanceof UnsettledWrite) {
    return new AppError('unsettled', { key: 'unsettled' }, { hostStatus }, { cause: error });
  }
  if (error instanceof RefusedAccess) {
    return new AppError('unavailable', { key: 'noAccess' }, { hostStatus }, { cause: error });
  }
  if (error.kind === 'timeout') {
    return new AppError('host_timeout', { key: 'tooSlow' }, { hostStatus });
  }
  const isNotFound = error.kind === 'status' && hostStatus === 404;
  if (error.kind === 'not_offered' || error.kind === 'input' || isNotFound) {
    return new AppError('not_found', message ?? { key: 'nothingThere' }, { hostStatus });
  }
  const code = error.kind === 'status' ? PASSED_ON[hostStatus] : undefined;
  if (code) {
    return new AppError(code, message ?? { key: 'refused' }, { hostStatus });
  }
  return new AppError(
    'host_failed',
    message ?? { key: 'hostFailed' },
    { hostStatus },
    { cause: error },
  );
}

/**
 * Returns the name and the stack without the message, because a message may quote what a person
 * typed.
 */
function framesOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames.slice(0, 6).map((line) => line.trim())].join(' | ');
}

function fromUnknown(error: unknown, route: string): AppError {
  const requestId = crypto.randomUUID();
  logEvent('error', 'request_failed', { route, requestId, error: framesOf(error) });
  return new AppError('internal', { key: 'ourMistake', values: { requestId } });
}

/** Says the reason in the reader's language, but nothing about unknown failures. */
export function toErrorResponse(
  error: unknown,
  route: string,
  locale: Locale = DEFAULT_LOCALE,
): Response {
  const known =
    error instanceof AppError
      ? error
      : error instanceof HostError
        ? fromHost(error)
        : fromUnknown(error, route);
  const { code, text, details } = known;
  const reason = typeof text === 'string' ? undefined : text.key;
  const { nearestStarts, retryAfterSeconds } = details;
  const fields = fieldTexts(details.fields, textsFor(locale, 'errors.fields'));
  const message = reasonText(known, textsFor(locale, 'errors.reasons'));
  const wait = retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) };
  return Response.json(
    { error: { code, reason, message, fields, nearestStarts, retryAfterSeconds } },
    { status: known.status, headers: { ...API_HEADERS, ...wait } },
  );
}
