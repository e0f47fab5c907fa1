import 'server-only';
import { checkRegistration, type Registration } from '@/lib/domain/accounts/registration';
import type { User } from '@/lib/domain/accounts/user';
import { AppError } from '@/lib/errors';
import { HostError, UnsettledWrite } from '@/lib/host/transport/host-error';
import { localDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { registerAccount } from './accounts';

/** The message for a refusal that comes without one (REG-013). */
const FAILED = 'Failed to create provider account';

/**
 * Registers the signed-in person, after the same checks as in the form. Throws `invalid` with the
 * fields, else what {host} said, else "Failed to create provider account"; `UnsettledWrite` when nobody
 * knows whether there is an account now.
 */
export async function registerUser(user: User, typed: Registration, now: Date): Promise<void> {
  const fields = checkRegistration(typed, localDay(now.toISOString(), VENUE_ZONE.id));
  if (Object.keys(fields).length > 0) {
    throw new AppError('invalid', { key: 'correctFields' }, { fields });
  }
  try {
    await registerAccount({
      user_id: user.id,
      first_name: typed.firstName.trim(),
      last_name: typed.lastName.trim(),
      date_of_birth: typed.birthDate,
      email: typed.email.trim(),
      agreed_to_terms: true,
      terms_accepted_at: now.toISOString(),
    });
  } catch (error) {
    if (!(error instanceof HostError) || error instanceof UnsettledWrite) throw error;
    const code = error.status === 409 ? 'conflict' : 'host_failed';
    throw new AppError(code, error.refusal?.message ?? FAILED, {}, { cause: error });
  }
}
