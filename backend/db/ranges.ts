import { customType } from 'drizzle-orm/pg-core';
import { parseInstant, toIso } from '@/lib/time/instant';
import type { Span } from '@/lib/time/span';

const RANGE = /^\["?([^",]+)"?,"?([^",)]+)"?\)$/;

function toEpoch(bound: string): number | null {
  // Postgres writes "2027-03-28 00:00:00+00"; an ISO instant has a T and minutes in its offset.
  return parseInstant(bound.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
}

/** A span as Postgres reads a `tstzrange`: start included, end excluded. */
export function toRange(span: Span): string {
  return `[${toIso(span.from)},${toIso(span.to)})`;
}

/** The span of a finite, half-open `tstzrange` as Postgres writes it. Throws on any other range. */
export function fromRange(text: string): Span {
  const bounds = RANGE.exec(text);
  const [from, to] = [toEpoch(bounds?.[1] ?? ''), toEpoch(bounds?.[2] ?? '')];
  if (from === null || to === null) throw new Error('not a finite [) range');
  return { from, to };
}

/** A `tstzrange` column; in our code it is a `Span` of epoch milliseconds. */
export const tstzrange = customType<{ data: Span; driverData: string }>({
  dataType: () => 'tstzrange',
  toDriver: toRange,
  fromDriver: fromRange,
});
