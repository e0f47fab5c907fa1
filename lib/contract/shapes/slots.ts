import { z } from 'zod';
import { SLOT_SOURCES, SLOT_STATUSES, type SlotStatus } from '@/lib/domain/calendar/slots';
import { WireId, WireInstant, WireText } from './wire';

/** A set slot as our backend sends it (PC-051); slots that are not set are left out. */
export const SlotAnswer = z.object({
  id: z.number().int(),
  start_time: z.string(),
  status: z.enum(SLOT_STATUSES),
  service_item_id: z.number().int().nullable(),
  /** An extension: what the status comes from, where its provider asks. */
  source: z.enum(SLOT_SOURCES).optional(),
});
export type SlotAnswer = z.infer<typeof SlotAnswer>;

const Status = WireText.transform((text): SlotStatus | null => {
  const wanted = text.toLowerCase();
  return SLOT_STATUSES.find((status) => status === wanted) ?? null;
});

/** A slot in our shape; a status that is absent or unknown means not set, its case is ignored. */
export const WireSlot = z
  .looseObject({
    start_time: WireInstant,
    status: Status,
    service_item_id: WireId.nullish().catch(null),
    source: z.enum(SLOT_SOURCES).optional().catch(undefined),
  })
  .transform((wire) => ({
    startsAt: wire.start_time,
    status: wire.status,
    serviceItemId: wire.service_item_id ?? null,
    source: wire.source,
  }));

/** The answer of our backend to "when is the next free time?"; null when none lies ahead. */
export const NextAvailableAnswer = z.object({ startTime: z.string().nullable() });

/** The same in epoch milliseconds. */
export const NextAvailable = z.object({ startTime: WireInstant.nullable() });
