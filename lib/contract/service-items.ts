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
