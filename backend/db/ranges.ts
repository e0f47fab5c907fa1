import { customType } from 'drizzle-orm/pg-core';
import { parseInstant, toIso } from '@/lib/shared/time/instant';
import type { Span } from '@/lib/shared/time/span';

const RANGE = /^\["?([^",]+)"?,"?([^",)]+)"?\)$/;

function toEpoch(bound: string): number | null {
  return parseInstant(bound.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
}

export function toRange(span: Span): string {
  return `[${toIso(span.from)},${toIso(span.to)})`;
}

/** Throws unless the range is finite and half-open. */
export function fromRange(text: string): Span {
  const bounds = RANGE.exec(text);
  const [from, to] = [toEpoch(bounds?.[1] ?? ''), toEpoch(bounds?.[2] ?? '')];
  if (from === null || to === null) throw new Error('not a finite [) range');
  return { from, to };
}

export const tstzrange = customType<{ data: Span; driverData: string }>({
  dataType: () => 'tstzrange',
  toDriver: toRange,
  fromDriver: fromRange,
});
