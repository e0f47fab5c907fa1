import 'server-only';
import type { LimitName } from '@/lib/domain/limits';
import { AppError } from '@/lib/errors';
import { toErrorResponse } from './error-response';
import { limitNetwork } from './limit-request';

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
