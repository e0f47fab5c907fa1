import 'server-only';
import { count } from '@/lib/server/counts';
import { currentTrace } from '@/lib/shared/process/request-trace';
import { toIso } from '@/lib/shared/time/instant';

/**
 * Do not log ids of people, queries, bodies or messages of other programs, because they may hold
 * personal data.
 */
export function logEvent(
  level: 'warn' | 'error',
  event: string,
  fields: Readonly<Record<string, string | number | undefined>>,
): void {
  count('events', event);
  const request = currentTrace()?.requestId;
  const at = toIso(Date.now());
  console[level](JSON.stringify({ at, level, event, request, ...fields }));
}
