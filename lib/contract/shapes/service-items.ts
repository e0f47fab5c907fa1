import { z } from 'zod';
import { issueOf } from '@/lib/domain/field-problem';
import { toDecimal, toMinor } from '@/lib/domain/money';
import { ITEM_LIMITS, ITEM_PROBLEMS } from '@/lib/domain/services/service-item';
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

const PRICE = issueOf(ITEM_PROBLEMS.price);
const MINUTES = issueOf(ITEM_PROBLEMS.minutes);

/** What is written of an item, as the wire has it: the price in euro. */
const WireItemPayload = z.object({
  name: z
    .string()
    .trim()
    .max(ITEM_LIMITS.name, issueOf(ITEM_PROBLEMS.nameTooLong))
    .refine(hasLetterOrDigit, issueOf(ITEM_PROBLEMS.nameMissing)),
  description: z
    .string()
    .trim()
    .max(ITEM_LIMITS.description, issueOf(ITEM_PROBLEMS.descriptionTooLong))
    .default(''),
  price: z
    .number(PRICE)
    .min(0, PRICE)
    .max(ITEM_LIMITS.price, PRICE)
    .multipleOf(0.01, PRICE)
    .default(0),
  durationMinutes: z
    .number(MINUTES)
    .int(MINUTES)
    .min(0, MINUTES)
    .max(ITEM_LIMITS.minutes, MINUTES)
    .default(0),
});
/** A service item as it is written (PC-045): its price is at least 0, its minutes are whole. */
export const ServiceItemPayload = z.codec(
  WireItemPayload,
  z.object({
    name: z.string(),
    description: z.string(),
    priceMinor: z.number().int(),
    durationMinutes: z.number(),
  }),
  {
    decode: ({ price, ...item }) => ({ ...item, priceMinor: toMinor(price) }),
    encode: ({ priceMinor, ...item }) => ({ ...item, price: toDecimal(priceMinor) }),
  },
);
export type ServiceItemPayload = z.infer<typeof ServiceItemPayload>;
