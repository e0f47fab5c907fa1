import 'server-only';
import { HostError } from '@/lib/server/host/transport/host-error';
import type { LimitName } from '@/lib/shared/domain/limits';
import { AppError } from '@/lib/shared/errors';
import { toErrorResponse } from './error-response';
import { limitNetwork } from './limit-request';
import { fileLanguage } from './request-language';

/** Short, because a picture may be taken down at any time. */
export const KEPT_PICTURE = 'public, max-age=300, s-maxage=1';

type Route<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>;

/** For routes outside `/api`. Requests are counted by network. */
export function withinLimit<Rest extends unknown[]>(
  name: LimitName,
  route: Route<Rest>,
): Route<Rest> {
  return async (request, ...rest) => {
    try {
      await limitNetwork(name, request.headers);
    } catch (error) {
      if (error instanceof AppError) return toErrorResponse(error, name, fileLanguage(request));
      throw error;
    }
    return route(request, ...rest);
  };
}

/** Null becomes a 404, and a failure of {host} a 502. */
export function publicFile<Rest extends unknown[]>(
  name: LimitName,
  answer: (request: Request, ...rest: Rest) => Promise<Response | null>,
): Route<Rest> {
  return withinLimit(name, async (request, ...rest: Rest) => {
    try {
      return (await answer(request, ...rest)) ?? new Response(null, { status: 404 });
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      return new Response(null, { status: 502, headers: { 'Cache-Control': 'no-store' } });
    }
  });
}
