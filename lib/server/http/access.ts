import 'server-only';
import { isFresh, readSignIn, readUser } from '@/lib/server/auth/session';
import { findAccount } from '@/lib/server/host/accounts';
import { isEventOf, readEvent } from '@/lib/server/host/events';
import { isServiceOf, readService } from '@/lib/server/host/services';
import { findStaff, type StaffHere } from '@/lib/server/host/staff/visit';
import type { AccessName } from '@/lib/shared/contract/endpoint';
import type { Event } from '@/lib/shared/contract/events';
import type { Service } from '@/lib/shared/contract/services';
import type { User } from '@/lib/shared/domain/accounts/user';
import { AppError } from '@/lib/shared/errors';

/** The body is read only after access is granted. */
interface AccessRequest {
  cookies: string | null;
  params: Readonly<Record<string, string>>;
}

/** Throws 401, 403 or 404. */
type Access<Grant> = (request: AccessRequest) => Promise<Grant>;

async function getUserOf(cookies: string | null): Promise<User> {
  const user = await readUser(cookies);
  if (!user) throw new AppError('not_signed_in', { key: 'notSignedIn' });
  return user;
}

function assertOwned(isOwned: boolean): void {
  if (!isOwned) throw new AppError('forbidden', { key: 'otherAccount' });
}

const anyone: Access<null> = async () => null;

const signedIn: Access<{ user: User }> = async ({ cookies }) => ({
  user: await getUserOf(cookies),
});

const ownerOfService: Access<{ user: User; service: Service }> = async ({ cookies, params }) => {
  const user = await getUserOf(cookies);
  const service = params.id ? await readService(params.id) : null;
  // For an unknown id, {host} may answer with another service.
  if (!service || service.id !== params.id) {
    throw new AppError('not_found', { key: 'noService' });
  }
  assertOwned(await isServiceOf(service, user.id));
  return { user, service };
};

const ownerOfEvent: Access<{ user: User; event: Event }> = async ({ cookies, params }) => {
  const user = await getUserOf(cookies);
  const event = params.id ? await readEvent(params.id) : null;
  if (!event) throw new AppError('not_found', { key: 'noEvent' });
  assertOwned(await isEventOf(event, user.id));
  return { user, event };
};

/** The id of a calendar is also that of its account. */
const ownerOfCalendar: Access<{ user: User; calendarId: number }> = async ({ cookies, params }) => {
  const user = await getUserOf(cookies);
  // {host} need not name the owner of a calendar, so the ids of the accounts are compared.
  const calendarId = params.calendarId ? (await findAccount(user.id))?.id : null;
  if (calendarId == null || String(calendarId) !== params.calendarId) {
    throw new AppError('forbidden', { key: 'otherAccount' });
  }
  return { user, calendarId };
};

/** Used for things that last longer than the session. */
const freshOwnerOfCalendar: typeof ownerOfCalendar = async (request) => {
  const grant = await ownerOfCalendar(request);
  if (!isFresh(await readSignIn(request.cookies))) {
    throw new AppError('not_signed_in', { key: 'signInAgain' });
  }
  return grant;
};

async function getStaffOf(cookies: string | null, isLooking: boolean) {
  const staff = await findStaff(cookies, { isLooking });
  if (staff?.state !== 'in') throw new AppError('not_found', { key: 'noPage' });
  return { staff };
}

/** Throws 404 for everybody else. */
const staff: Access<{ staff: StaffHere }> = ({ cookies }) => getStaffOf(cookies, false);

/** Used for calls that pages make by themselves. They do not keep a session open. */
const watchingStaff: Access<{ staff: StaffHere }> = ({ cookies }) => getStaffOf(cookies, true);

export const ACCESS = {
  anyone,
  signedIn,
  ownerOfService,
  ownerOfEvent,
  ownerOfCalendar,
  freshOwnerOfCalendar,
  staff,
  watchingStaff,
} satisfies Record<AccessName, Access<unknown>>;

export type GrantOf<Name extends AccessName> = Awaited<ReturnType<(typeof ACCESS)[Name]>>;
