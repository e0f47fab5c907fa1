import { z } from 'zod';
import { issueOf } from '@/lib/domain/field-problem';
import { toDecimal, toMinor } from '@/lib/domain/money';
import { ITEM_LIMITS, ITEM_PROBLEMS, ITEM_TABLE } from '@/lib/domain/services/service-item';
import { hasLetterOrDigit } from '@/lib/domain/text/text';
import { textShapes } from './form-table';
import { WireId, WireNumber } from './wire';

/** The texts of an item, on their way to {host} and back. */
export const itemTexts = textShapes(ITEM_TABLE);

/** A service item as our backend sends it: price in euro, duration in minutes (PC-043). */
export const ServiceItemAnswer = z.object({
  id: z.number().int(),
  ...itemTexts.answer,
  description: z.string(),
  price: z.number().min(0),
  duration_minutes: z.number().int().min(0),
});
export type ServiceItemAnswer = z.infer<typeof ServiceItemAnswer>;

/** A service item in our shape: money in cents, 0 minutes when no duration is given. */
export const ServiceItem = z
  .looseObject({
    id: WireId,
    ...itemTexts.read,
    price: WireNumber,
    duration_minutes: WireNumber,
    durationMinutes: WireNumber,
  })
  .transform((wire) => ({
    id: wire.id,
    ...itemTexts.fromWire(wire),
    priceMinor: toMinor(wire.price ?? 0),
    durationMinutes: Math.max(0, Math.round(wire.duration_minutes ?? wire.durationMinutes ?? 0)),
  }));
export type ServiceItem = z.infer<typeof ServiceItem>;

const PRICE = issueOf(ITEM_PROBLEMS.price);
const MINUTES = issueOf(ITEM_PROBLEMS.minutes);

const fields = {
  ...itemTexts.payload,
  name: itemTexts.payload.name.refine(hasLetterOrDigit, issueOf(ITEM_TABLE.name.missing)),
  durationMinutes: z.number(MINUTES).int(MINUTES).min(0, MINUTES).max(ITEM_LIMITS.minutes, MINUTES),
};

/** What is written of an item, as the wire has it: the price in euro. */
const WireItemPayload = z.object({
  ...fields,
  description: fields.description.default(''),
  price: z
    .number(PRICE)
    .min(0, PRICE)
    .max(ITEM_LIMITS.price, PRICE)
    .multipleOf(0.01, PRICE)
    .default(0),
  durationMinutes: fields.durationMinutes.default(0),
});

/** A service item as it is written (PC-045): its price is at least 0, its minutes are whole. */
export const ServiceItemPayload = z.codec(
  WireItemPayload,
  z.object({ ...fields, priceMinor: z.number().int() }),
  {
    decode: ({ price, ...item }) => ({ ...item, priceMinor: toMinor(price) }),
    encode: ({ priceMinor, ...item }) => ({ ...item, price: toDecimal(priceMinor) }),
  },
);
export type ServiceItemPayload = z.infer<typeof ServiceItemPayload>;
