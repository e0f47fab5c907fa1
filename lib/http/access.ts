import 'server-only';
import { readUser } from '@/lib/auth/session';
import type { Event } from '@/lib/contract/events';
import type { Service } from '@/lib/contract/services';
import type { User } from '@/lib/domain/accounts/user';
import { AppError } from '@/lib/errors';
import { findAccount } from '@/lib/host/accounts';
import { isEventOf, readEvent } from '@/lib/host/events';
import { isServiceOf, readService } from '@/lib/host/services';

/** What a guard may look at: never the body, which is read only after access is granted. */
interface AccessRequest {
  cookies: string | null;
  params: Readonly<Record<string, string>>;
}

/** Who may call an endpoint. `grant` gives what it proved, or throws 401, 403 or 404. */
export interface Access<Grant> {
  name: 'anyone' | 'signedIn' | 'ownerOfService' | 'ownerOfEvent' | 'ownerOfCalendar';
  grant(request: AccessRequest): Promise<Grant>;
}

async function getUserOf(cookies: string | null): Promise<User> {
  const user = await readUser(cookies);
  if (!user) throw new AppError('not_signed_in', { key: 'notSignedIn' });
  return user;
}

function assertOwned(isOwned: boolean): void {
  if (!isOwned) throw new AppError('forbidden', { key: 'otherAccount' });
}

/** Everybody, signed in or not. */
export const anyone: Access<null> = { name: 'anyone', grant: async () => null };

/** Whoever has a valid session. */
export const signedIn: Access<{ user: User }> = {
  name: 'signedIn',
  grant: async ({ cookies }) => ({ user: await getUserOf(cookies) }),
};

/** The owner of the service that `{id}` in the path names, as {host} knows it now. */
export const ownerOfService: Access<{ user: User; service: Service }> = {
  name: 'ownerOfService',
  grant: async ({ cookies, params }) => {
    const user = await getUserOf(cookies);
    const service = params.id ? await readService(params.id) : null;
    // A host that sends what it has for an id it does not know must not have that deleted.
    if (!service || service.id !== params.id) {
      throw new AppError('not_found', { key: 'noService' });
    }
    assertOwned(await isServiceOf(service, user.id));
    return { user, service };
  },
};

/** The owner of the event that `{id}` in the path names, as {host} knows it now. */
export const ownerOfEvent: Access<{ user: User; event: Event }> = {
  name: 'ownerOfEvent',
  grant: async ({ cookies, params }) => {
    const user = await getUserOf(cookies);
    const event = params.id ? await readEvent(params.id) : null;
    if (!event) throw new AppError('not_found', { key: 'noEvent' });
    assertOwned(await isEventOf(event, user.id));
    return { user, event };
  },
};

/** The owner of the calendar that `{calendarId}` in the path names. */
export const ownerOfCalendar: Access<{ user: User; calendarId: number }> = {
  name: 'ownerOfCalendar',
  grant: async ({ cookies, params }) => {
    const user = await getUserOf(cookies);
    // Whose a calendar is no host has to say; it does say which account is the session's.
    const calendarId = params.calendarId ? (await findAccount(user.id))?.id : null;
    if (calendarId == null || String(calendarId) !== params.calendarId) {
      throw new AppError('forbidden', { key: 'otherAccount' });
    }
    return { user, calendarId };
  },
};
