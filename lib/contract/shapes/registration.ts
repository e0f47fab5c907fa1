import { z } from 'zod';
import { REGISTRATION_LIMITS, REGISTRATION_MESSAGES } from '@/lib/domain/accounts/registration';

const { firstName, lastName, birthDate, email, agreedToTerms } = REGISTRATION_MESSAGES;

/** What the form sends: who registers and when comes from the server, never from here. */
export const RegistrationRequest = z.object({
  firstName: z.string(firstName).max(REGISTRATION_LIMITS.firstName, firstName),
  lastName: z.string(lastName).max(REGISTRATION_LIMITS.lastName, lastName),
  birthDate: z.string(birthDate).max(10, birthDate),
  email: z.string(email).max(REGISTRATION_LIMITS.email, email),
  agreedToTerms: z.boolean(agreedToTerms),
});
export type RegistrationRequest = z.infer<typeof RegistrationRequest>;
