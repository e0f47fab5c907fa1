import { z } from 'zod';
import { toMinor } from '@/lib/domain/money';
import { WireId, WireNumber, WireText } from './wire';

/** A service item as our backend sends it: price in euro, duration in minutes (provider §3). */
export const ServiceItemAnswer = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  price: z.number().min(0),
  duration_minutes: z.number().int().min(0),
});
export type ServiceItemAnswer = z.infer<typeof ServiceItemAnswer>;

/** A service item in our shape: money in cents, 0 minutes when no duration is given. */
export const ServiceItem = z
  .looseObject({
    id: WireId,
    name: WireText,
    description: WireText,
    price: WireNumber,
    duration_minutes: WireNumber,
    durationMinutes: WireNumber,
  })
  .transform((wire) => ({
    id: wire.id,
    name: wire.name,
    description: wire.description,
    priceMinor: toMinor(wire.price ?? 0),
    durationMinutes: Math.max(0, Math.round(wire.duration_minutes ?? wire.durationMinutes ?? 0)),
  }));
export type ServiceItem = z.infer<typeof ServiceItem>;

/** The limits that the item dialog, our route and our backend share. */
export const ITEM_LIMITS = { name: 120, description: 1000, price: 100_000, minutes: 1440 } as const;

/** A service item as it is written (provider §3, §5): price in euro, at least 0; whole minutes. */
export const ServiceItemPayload = z.object({
  name: z.string().trim().min(1, 'Please enter an item name').max(ITEM_LIMITS.name),
  description: z.string().trim().max(ITEM_LIMITS.description).default(''),
  price: z.number().min(0).max(ITEM_LIMITS.price).default(0),
  durationMinutes: z.number().int().min(0).max(ITEM_LIMITS.minutes).default(0),
});
export type ServiceItemPayload = z.infer<typeof ServiceItemPayload>;
