import { z } from 'zod';
import {
  OWN_MARKS,
  type OwnMark,
  SLOT_SOURCES,
  SLOT_STATUSES,
  type Slot,
  type SlotStatus,
} from '@/lib/domain/calendar/slots';
import { parseWireInstant, WireInstant } from './wire';

/** A set slot as our backend sends it (PC-051); slots that are not set are left out. */
export const SlotAnswer = z.object({
  id: z.number().int(),
  start_time: z.string(),
  status: z.enum(SLOT_STATUSES),
  service_item_id: z.number().int().nullable(),
  /** An extension: what the status comes from, where its provider asks. */
  source: z.enum(SLOT_SOURCES).optional(),
  /** An extension: the provider's own mark, be it beneath a visit; null for none. */
  mark: z.enum(OWN_MARKS).nullable().optional(),
});
export type SlotAnswer = z.infer<typeof SlotAnswer>;

function statusOf(wire: unknown): SlotStatus | null {
  const wanted = typeof wire === 'string' ? wire.trim().toLowerCase() : '';
  return SLOT_STATUSES.find((status) => status === wanted) ?? null;
}

function itemIdOf(wire: unknown): string | null {
  return typeof wire === 'string' || typeof wire === 'number' ? String(wire).trim() || null : null;
}

function ownMarkOf(wire: unknown): OwnMark | null | undefined {
  return wire === null ? null : OWN_MARKS.find((mark) => mark === wire);
}

/**
 * A slot in our shape; a status that is absent or unknown means not set, its case is ignored. Read by
 * hand, because a week has hundreds of slots: with a schema for each field, they were a fifth of all that
 * the page of times allocates.
 */
export const WireSlot = z.unknown().transform((wire, context): Slot => {
  const isObject = typeof wire === 'object' && wire !== null;
  // Any object may be asked for any of its fields.
  const fields = (isObject ? wire : {}) as Record<string, unknown>;
  const start = fields.start_time;
  const startsAt = typeof start === 'string' ? parseWireInstant(start) : Number.NaN;
  if (Number.isNaN(startsAt)) {
    const path = isObject ? ['start_time'] : [];
    context.addIssue({ code: 'custom', message: 'not an instant', path });
    return z.NEVER;
  }
  return {
    startsAt,
    status: statusOf(fields.status),
    serviceItemId: itemIdOf(fields.service_item_id),
    source: SLOT_SOURCES.find((source) => source === fields.source),
    mark: ownMarkOf(fields.mark),
  };
});

/** The answer of our backend to "when is the next free time?"; null when none lies ahead. */
export const NextAvailableAnswer = z.object({ startTime: z.string().nullable() });

/** The same in epoch milliseconds. */
export const NextAvailable = z.object({ startTime: WireInstant.nullable() });
