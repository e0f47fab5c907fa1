import 'server-only';
import { z } from 'zod';
import { type Account, accountRows, type PublicAccount } from '@/lib/shared/contract/accounts';
import { TRADER_KINDS } from '@/lib/shared/domain/accounts/trader';
import { oneIn, WireCalendarId, WireFlag, WireText, WireUrl } from './spellings';

/** An account without id, user, address or name counts as unreadable. */
export const WireAccount = z
  .looseObject({
    id: WireCalendarId.nullish().catch(null),
    user_id: WireText,
    first_name: WireText,
    last_name: WireText,
    email: WireText,
    name: WireText,
    profile_image_url: WireUrl,
    address: WireText,
    agreed_to_terms: WireFlag,
    trader: z.enum(TRADER_KINDS).nullish().catch(null),
  })
  .transform(
    (wire): Account => ({
      id: wire.id ?? null,
      userId: wire.user_id,
      firstName: wire.first_name,
      lastName: wire.last_name,
      email: wire.email,
      name: wire.name || [wire.first_name, wire.last_name].filter(Boolean).join(' '),
      profileImageUrl: wire.profile_image_url,
      address: wire.address,
      agreedToTerms: wire.agreed_to_terms,
      trader: wire.trader ?? null,
    }),
  )
  .refine(({ id, userId, email, name }) => id !== null || Boolean(userId || email || name));

const RegisteredAccount = z
  .looseObject({ success: z.unknown().optional() })
  .refine((answer) => answer.success !== false);

/** CC-007. */
const WirePublicAccount = z
  .looseObject({
    id: WireCalendarId.nullish().catch(null),
    user_id: WireText,
    name: WireText,
    first_name: WireText,
    last_name: WireText,
    profile_image_url: WireUrl,
    address: WireText,
  })
  .transform(
    (wire): PublicAccount => ({
      id: wire.id ?? null,
      userId: wire.user_id,
      name: wire.name || [wire.first_name, wire.last_name].filter(Boolean).join(' '),
      profileImageUrl: wire.profile_image_url,
      address: wire.address,
    }),
  )
  .refine(({ id, name }) => id !== null || name !== '');

export const FoundPublicAccount = oneIn(WirePublicAccount);

const EmptyOrCalendarId = z
  .literal('')
  .transform(() => null)
  .or(WireCalendarId)
  .nullish();

const CalendarOfService = z
  .union([
    WireCalendarId,
    z
      .looseObject({
        settlnProviderId: EmptyOrCalendarId,
        settln_provider_id: EmptyOrCalendarId,
      })
      .transform((wire) => wire.settlnProviderId ?? wire.settln_provider_id ?? null),
  ])
  .nullable();

export const FoundCalendarId = oneIn(CalendarOfService);

export const documentedAccounts = {
  findPublicAccount: { ...accountRows.findPublicAccount, read: FoundPublicAccount },
  findAccount: { ...accountRows.findAccount, read: oneIn(WireAccount) },
  registerAccount: { ...accountRows.registerAccount, read: RegisteredAccount },
  getCalendarId: { ...accountRows.getCalendarId, read: FoundCalendarId },
};
