import 'server-only';
import type { LimitName } from '@/lib/domain/limits';
import { AppError } from '@/lib/errors';
import { HostError } from '@/lib/host/transport/host-error';
import { toErrorResponse } from './error-response';
import { limitNetwork } from './limit-request';

/**
 * For how long caches may keep a picture of something public: at the edge no longer than its page, in
 * browsers so briefly that it does not outlive what was taken down by much.
 */
export const KEPT_PICTURE = 'public, max-age=300, s-maxage=1';

type Route<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>;

/** A route outside `/api` with a limit that counts networks; one too many gets a 429. */
export function withinLimit<Rest extends unknown[]>(
  name: LimitName,
  route: Route<Rest>,
): Route<Rest> {
  return async (request, ...rest) => {
    try {
      await limitNetwork(name, request.headers);
    } catch (error) {
      if (error instanceof AppError) return toErrorResponse(error, name);
      throw error;
    }
    return route(request, ...rest);
  };
}

/**
 * A route of a file about something public. The answer is null where there is nothing that everybody
 * may see: a 404. A failing {host} makes a 502, which nobody keeps.
 */
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
