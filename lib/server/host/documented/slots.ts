import 'server-only';
import { z } from 'zod';
import { slotRows } from '@/lib/shared/contract/slots';
import {
  OWN_MARKS,
  type OwnMark,
  SLOT_SOURCES,
  SLOT_STATUSES,
  type Slot,
  type SlotStatus,
} from '@/lib/shared/domain/calendar/slots';
import { Acknowledgement, parseWireInstant, readableIn } from './spellings';

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

function peopleOf(wire: unknown): number[] | undefined {
  return Array.isArray(wire) ? wire.filter((id) => Number.isInteger(id)) : undefined;
}

/**
 * If the status is absent or unknown, the slot is not set. Capital letters do not matter. Schemas
 * of the fields would take a fifth of the memory of the page of times.
 */
export const WireSlot = z.unknown().transform((wire, context): Slot => {
  const isObject = typeof wire === 'object' && wire !== null;
  // Reading any field of an object is allowed.
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
    people: peopleOf(fields.people),
    isOutside: fields.is_outside === true || undefined,
  };
});

export const documentedSlots = {
  listSlots: { ...slotRows.listSlots, read: readableIn(WireSlot, ['data', 'slots']) },
  setAvailability: { ...slotRows.setAvailability, read: Acknowledgement },
};
