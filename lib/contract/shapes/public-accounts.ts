import { z } from 'zod';
import { oneIn, WireId, WireText, WireUrl } from './wire';

/**
 * A provider account as our backend shows it to the public booking pages: what a customer may see
 * of it. The full account (PC-005) is answered only to its owner.
 */
export const PublicAccountAnswer = z.object({
  id: z.number().int(),
  user_id: z.string(),
  name: z.string(),
  profile_image_url: z.string().nullable(),
  address: z.string(),
});
export type PublicAccountAnswer = z.infer<typeof PublicAccountAnswer>;

/** The provider record for bookings (CC-007); its `id` is the settlnProviderId. */
export const PublicAccount = z
  .looseObject({
    id: WireId,
    user_id: WireText,
    name: WireText,
    first_name: WireText,
    last_name: WireText,
    profile_image_url: WireUrl,
    address: WireText,
  })
  .transform((wire) => ({
    id: wire.id,
    userId: wire.user_id,
    name: wire.name || [wire.first_name, wire.last_name].filter(Boolean).join(' '),
    profileImageUrl: wire.profile_image_url,
    address: wire.address,
  }));
export type PublicAccount = z.infer<typeof PublicAccount>;

/** The first account of an answer that is an array, bare or in `data`; null for none. */
export const FoundPublicAccount = oneIn(PublicAccount);

const CalendarId = z
  .union([
    WireId,
    z
      .looseObject({ settlnProviderId: WireId.nullish(), settln_provider_id: WireId.nullish() })
      .transform((wire) => wire.settlnProviderId ?? wire.settln_provider_id ?? null),
  ])
  .nullable();

/** The calendar id of a service: an object, bare, or in `data` (rulings); null for none. */
export const FoundCalendarId = oneIn(CalendarId);
