import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { readSignIn } from '@/lib/server/auth/session';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError } from '@/lib/server/host/transport/host-error';
import { host } from '@/lib/server/host/transport/rows';
import type { StaffVisit } from '@/lib/shared/contract/staff';

/** A member of the staff. `over` means that another sign-in is needed. */
export interface StaffHere {
  state: 'in' | 'over';
  staff: NonNullable<StaffVisit['staff']>;
  /** The name of the session in other calls. */
  signIn: string;
  /** Epoch ms. Null if the session is over. */
  endsAt: number | null;
  undoable: StaffVisit['undoable'];
}

/**
 * Asks {host} each time. Returns null unless the user is staff. A call with `isLooking` does not
 * keep the session open.
 */
export async function findStaff(
  cookies: string | null,
  { isLooking = false } = {},
): Promise<StaffHere | null> {
  const signed = await readSignIn(cookies);
  if (!signed) return null;
  try {
    const body = { ...signed, isLooking };
    const { state, staff, endsAt, undoable } = await callHost(host.enterStaffRoom, { body });
    if (state === 'stranger' || !staff) return null;
    return { state, staff, signIn: signed.signIn, endsAt, undoable };
  } catch (error) {
    if (error instanceof HostError && error.kind === 'not_offered') return null;
    throw error;
  }
}

export const getStaff = cache(async () => findStaff((await headers()).get('cookie')));
