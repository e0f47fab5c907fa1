import { z } from 'zod';
import { REGISTRATION_LIMITS } from '@/lib/domain/accounts/registration';
import { issueOf } from '@/lib/domain/field-problem';

const firstName = issueOf({ key: 'firstNameMissing' });
const lastName = issueOf({ key: 'lastNameMissing' });
const birthDate = issueOf({ key: 'birthDateMissing' });
const email = issueOf({ key: 'emailUnreadable' });
const agreedToTerms = issueOf({ key: 'termsNotAgreed' });

/** What the form sends: who registers and when comes from the server, never from here. */
export const RegistrationRequest = z.object({
  firstName: z.string(firstName).max(REGISTRATION_LIMITS.firstName, firstName),
  lastName: z.string(lastName).max(REGISTRATION_LIMITS.lastName, lastName),
  birthDate: z.string(birthDate).max(10, birthDate),
  email: z.string(email).max(REGISTRATION_LIMITS.email, email),
  agreedToTerms: z.boolean(agreedToTerms),
});
export type RegistrationRequest = z.infer<typeof RegistrationRequest>;
