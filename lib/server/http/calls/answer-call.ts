import 'server-only';
import { toErrorResponse } from '@/lib/server/http/error-response';
import { requestLanguage } from '@/lib/server/http/request-language';
import { AppError } from '@/lib/shared/errors';
import { calls } from './calls';

const ROUTES = Object.values(calls).map((handler) => ({
  handler,
  method: handler.row.method as string,
  parts: handler.row.path.split('/').slice(2),
}));

const nameOf = (part: string) => /^\{(\w+)\}$/.exec(part)?.[1];

/** Returns the values in a row's address, or null if this is another address. */
function paramsOf(parts: readonly string[], asked: readonly string[]) {
  if (parts.length !== asked.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const [name, value = ''] = [nameOf(part), asked[at]];
    if (name && value) params[name] = value;
    else if (part !== value) return null;
  }
  return params;
}

/**
 * Returns the handler of the row with this address below `/api`, and the address's values. No two
 * rows share an address.
 */
export function findCall(method: string, asked: readonly string[]) {
  for (const route of ROUTES) {
    const params = route.method === method ? paramsOf(route.parts, asked) : null;
    if (params) return { handler: route.handler, params };
  }
  return null;
}

/** Answers all rows of `api` that have no route of their own. */
export async function answerCall(
  request: Request,
  context: { params: Promise<{ call: string[] }> },
): Promise<Response> {
  const { call } = await context.params;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const found = findCall(method, call);
  if (found) return found.handler(request, { params: Promise.resolve(found.params) });
  const error = new AppError('not_found', { key: 'noPage' });
  return toErrorResponse(error, `${method} /api`, requestLanguage(request));
}
