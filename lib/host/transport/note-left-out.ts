import 'server-only';
import type { Endpoint } from '@/lib/contract/rows/endpoint';
import { leftOutOf } from '@/lib/contract/shapes/wire';
import { logEvent } from '@/lib/log';

/** Logs that rows of a list could not be read: how many, and our own names of the fields at fault. */
export function noteLeftOut({ method, path }: Endpoint, list: unknown): void {
  const lost = leftOutOf(list);
  if (!lost) return;
  const { count, of, fields } = lost;
  const call = `${method} ${path}`;
  logEvent('warn', 'host_rows_left_out', { call, count, of, fields: fields.join(' ') });
}
