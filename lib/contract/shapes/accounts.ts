import { z } from 'zod';
import { REGISTRATION_LIMITS } from '@/lib/domain/accounts/registration';
import { asAddress } from '@/lib/domain/text/mail-address';
import { Instant } from './call-fields';
import { oneIn, WireFlag, WireText, WireUrl } from './wire';

const LocalDate = z.iso.date();

/** A provider account as our backend answers it to its owner (PC-005). */
export const AccountAnswer = z.object({
  id: z.number().int(),
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  date_of_birth: LocalDate,
  email: z.string(),
  agreed_to_terms: z.boolean(),
  terms_accepted_at: z.string(),
  name: z.string(),
  profile_image_url: z.string().nullable(),
  address: z.string(),
});
export type AccountAnswer = z.infer<typeof AccountAnswer>;

/**
 * A provider account in our shape; its id is the calendar's (settlnProviderId), "" for an account
 * that has none yet. An answer that says nothing of a person is no account.
 */
export const Account = z
  .looseObject({
    id: WireText,
    user_id: WireText,
    first_name: WireText,
    last_name: WireText,
    email: WireText,
    name: WireText,
    profile_image_url: WireUrl,
    address: WireText,
    agreed_to_terms: WireFlag,
  })
  .transform((wire) => ({
    id: wire.id,
    userId: wire.user_id,
    firstName: wire.first_name,
    lastName: wire.last_name,
    email: wire.email,
    name: wire.name || [wire.first_name, wire.last_name].filter(Boolean).join(' '),
    profileImageUrl: wire.profile_image_url,
    address: wire.address,
    agreedToTerms: wire.agreed_to_terms,
  }))
  .refine(({ id, userId, email, name }) => [id, userId, email, name].some((text) => text !== ''));
export type Account = z.infer<typeof Account>;

/** The first account of the answered array; null means that the user has to register. */
export const FoundAccount = oneIn(Account);

/** What registers an account: exactly these seven fields (PC-007). */
export const AccountRequest = z.object({
  user_id: z.string().min(1).max(255),
  first_name: z.string().trim().min(1).max(REGISTRATION_LIMITS.firstName),
  last_name: z.string().trim().min(1).max(REGISTRATION_LIMITS.lastName),
  date_of_birth: LocalDate,
  email: z.string().trim().min(3).max(REGISTRATION_LIMITS.email).overwrite(asAddress),
  agreed_to_terms: z.literal(true),
  terms_accepted_at: Instant,
});
export type AccountRequest = z.infer<typeof AccountRequest>;

/** The answer to a registration (PC-008). */
export const RegisteredAccountAnswer = z.object({
  success: z.literal(true),
  data: AccountAnswer,
  message: z.string(),
});

/** What the web app needs of that answer: that it did not say no. */
export const RegisteredAccount = z
  .looseObject({ success: z.unknown().optional() })
  .refine((answer) => answer.success !== false);
