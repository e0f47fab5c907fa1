import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/server/env';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { Deleted } from '@/lib/shared/contract/call-fields';
import { type ApiEndpoint, type CallInput, REPEAT_HEADER } from '@/lib/shared/contract/endpoint';
import { problemOf } from '@/lib/shared/domain/field-problem';
import { AppError } from '@/lib/shared/errors';
import { withRequestKey } from '@/lib/shared/process/request-key';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Locale } from '@/lib/shared/texts/locales';
import { ACCESS, type GrantOf } from './access';
import { API_HEADERS, toErrorResponse } from './error-response';
import { limitAccount, limitNetwork } from './limit-request';
import { readJsonBody } from './read-body';
import { requestLanguage } from './request-language';
import { assertSameOrigin } from './same-origin';

interface RouteContext {
  params: Promise<Record<string, string>>;
}

export interface Handler {
  (request: Request, context: RouteContext): Promise<Response>;
  row: ApiEndpoint;
}

function parsePart(schema: z.ZodType | undefined, part: unknown, locale: Locale): unknown {
  if (!schema) return undefined;
  const read = schema.safeParse(part);
  if (read.success) return read.data;
  const t = textsFor(locale, 'errors.fields');
  const say = ({ message }: { message: string }) => {
    const problem = problemOf(message);
    return problem ? t.of(problem) : message;
  };
  const fields = Object.fromEntries(
    // In reverse order, because the first message of a field has to win.
    [...read.error.issues].reverse().map((issue) => [String(issue.path[0] ?? ''), say(issue)]),
  );
  throw new AppError('invalid', { key: 'correctFields' }, { fields });
}

/**
 * The order is: same origin, limit, access, params, query, body, run, answer. Access comes before
 * the body, so that strangers learn nothing. An answer that is not JSON has the schema
 * `z.instanceof(Response)`.
 */
export function handle<E extends ApiEndpoint>(
  row: E,
  run: (
    input: CallInput<E> & { grant: GrantOf<E['access']>; request: Request },
  ) => Promise<z.output<E['answer']>>,
): Handler {
  const handler = async (request: Request, context: RouteContext) => {
    const locale = requestLanguage(request);
    try {
      if (row.method !== 'GET') assertSameOrigin(request.headers, env().SITE_URL);
      assertMayRepeat(request.headers);
      await limitNetwork(row.limit, request.headers);
      const params = await context.params;
      const grant = await ACCESS[row.access]({ cookies: request.headers.get('cookie'), params });
      await limitAccount(row.limit, grant);
      const input = {
        grant,
        request,
        params: parsePart(row.params, params, locale),
        query: parsePart(row.query, Object.fromEntries(new URL(request.url).searchParams), locale),
        body: row.body && parsePart(row.body, await readJsonBody(request, row.bodyBytes), locale),
      };
      // The row's schemas have parsed the input, which the compiler cannot know.
      const parsed = input as unknown as Parameters<typeof run>[0];
      const key = z.uuid().safeParse(request.headers.get('idempotency-key')).data;
      const given = await withRequestKey(key, () => run(parsed));
      // Checks the answer in our shape, so that the browser, which has no codecs, gets no other
      // field.
      const answer = z.decode(row.answer, z.encode(row.answer, given));
      if (answer instanceof Response) return answer;
      return Response.json(answer, { status: row.status ?? 200, headers: API_HEADERS });
    } catch (error) {
      const refused = toErrorResponse(error, `${row.method} ${row.path}`, locale);
      const isGone = row.answer === Deleted && refused.status === 404;
      if (!isGone || !request.headers.has(REPEAT_HEADER)) return refused;
      return Response.json({ deleted: true }, { headers: API_HEADERS });
    }
  };
  return Object.assign(handler, { row });
}

/**
 * Refuses a repeat if {host} is not our backend, because another host would do the same thing
 * twice.
 */
function assertMayRepeat(headers: Headers): void {
  if (!headers.has(REPEAT_HEADER) || !headers.has('idempotency-key')) return;
  if (isOurs()) return;
  throw new AppError('unsettled', { key: 'unsettled' });
}

/** Throws `bad_request`. */
export function idempotencyKeyOf(request: Request): string {
  const read = z.uuid().safeParse(request.headers.get('idempotency-key'));
  if (read.success) return read.data;
  throw new AppError('bad_request', { key: 'idempotencyKey' });
}
