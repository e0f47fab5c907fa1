import { z } from 'zod';
import { toMinor } from '@/lib/domain/money';
import { ITEM_LIMITS, ITEM_MESSAGES } from '@/lib/domain/services/service-item';
import { hasLetterOrDigit } from '@/lib/domain/text/text';
import { WireId, WireNumber, WireText } from './wire';

/** A service item as our backend sends it: price in euro, duration in minutes (PC-043). */
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

/** A service item as it is written (PC-045): price in euro, at least 0; whole minutes. */
export const ServiceItemPayload = z.object({
  name: z
    .string()
    .trim()
    .max(ITEM_LIMITS.name, ITEM_MESSAGES.tooLong('name'))
    .refine(hasLetterOrDigit, ITEM_MESSAGES.nameMissing),
  description: z
    .string()
    .trim()
    .max(ITEM_LIMITS.description, ITEM_MESSAGES.tooLong('description'))
    .default(''),
  price: z
    .number(ITEM_MESSAGES.price)
    .min(0, ITEM_MESSAGES.price)
    .max(ITEM_LIMITS.price, ITEM_MESSAGES.price)
    .multipleOf(0.01, ITEM_MESSAGES.price)
    .default(0),
  durationMinutes: z
    .number(ITEM_MESSAGES.minutes)
    .int(ITEM_MESSAGES.minutes)
    .min(0, ITEM_MESSAGES.minutes)
    .max(ITEM_LIMITS.minutes, ITEM_MESSAGES.minutes)
    .default(0),
});
export type ServiceItemPayload = z.infer<typeof ServiceItemPayload>;
