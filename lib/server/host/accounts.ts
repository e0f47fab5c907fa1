import 'server-only';
import { mayBeOf } from '@/lib/server/host/documented/owner';
import { cachedRead } from '@/lib/server/host/transport/cached-read';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError, isHostNotFound, UnsettledWrite } from '@/lib/server/host/transport/host-error';
import { host } from '@/lib/server/host/transport/rows';
import type { Account, AccountRequest, PublicAccount } from '@/lib/shared/contract/accounts';
import {
  checkRegistration,
  type SentRegistration,
} from '@/lib/shared/domain/accounts/registration';
import type { User } from '@/lib/shared/domain/accounts/user';
import { AppError } from '@/lib/shared/errors';
import { DEFAULT_LOCALE, type Locale } from '@/lib/shared/texts/locales';
import { localDay } from '@/lib/shared/time/format';
import { HOST_COUNTRY, VENUE_ZONE } from '@/lib/shared/time/venue-zone';

/**
 * `network` is a keyed hash. Returns null if the user has to register. An account of another user
 * counts as none.
 */
export async function findAccount(userId: string, network?: string): Promise<Account | null> {
  const query = { userId, hostCountry: HOST_COUNTRY, network };
  const account = await callHost(host.findAccount, { query });
  return account && mayBeOf(account, userId) ? account : null;
}

/** Returns false also if {host} fails. */
export async function lacksAccount(userId: string): Promise<boolean> {
  try {
    return (await findAccount(userId)) === null;
  } catch (error) {
    if (error instanceof HostError) return false;
    throw error;
  }
}

/** Throws `forbidden` for a user without an account. */
export async function assertAccount({ id }: User): Promise<void> {
  if (await lacksAccount(id)) throw new AppError('forbidden', { key: 'noAccount' });
}

export async function registerAccount(request: AccountRequest): Promise<void> {
  await callHost(host.registerAccount, { query: { hostCountry: HOST_COUNTRY }, body: request });
}

/** Throws `invalid` with fields, and `UnsettledWrite` if the account may have been made. */
export async function registerUser(
  user: User,
  typed: SentRegistration,
  now: number,
  locale: Locale = DEFAULT_LOCALE,
): Promise<void> {
  const fields = checkRegistration(typed, localDay(now, VENUE_ZONE.id));
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
      terms_accepted_at: now,
      ...(typed.trader && { trader: typed.trader }),
      ...(locale !== DEFAULT_LOCALE && { language: locale }),
    });
  } catch (error) {
    if (!(error instanceof HostError) || error instanceof UnsettledWrite) throw error;
    const code = error.status === 409 ? 'conflict' : 'host_failed';
    throw new AppError(
      code,
      error.refusal?.message ?? { key: 'notRegistered' },
      {},
      { cause: error },
    );
  }
}

async function orNull<T>(answer: Promise<T | null>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isHostNotFound(error)) return null;
    throw error;
  }
}

export function readCalendarId(serviceId: string): Promise<number | null> {
  return orNull(callHost(host.getCalendarId, { params: { id: serviceId } }));
}

export const findCalendarId = cachedRead('calendar-of-service', readCalendarId, (serviceId) => [
  `service:${serviceId}`,
]);

function readPublicAccount(sought: string | number): Promise<PublicAccount | null> {
  const query = { id: String(sought), hostCountry: HOST_COUNTRY };
  return orNull(callHost(host.findPublicAccount, { query }));
}

/** Finds an account by its calendar id or by a service id. */
export const findPublicAccount = cachedRead('public-account', readPublicAccount, (id) => [
  `account:${id}`,
]);
