import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/server/env';
import { getStaff, type StaffHere } from '@/lib/server/host/staff/visit';
import { AppError } from '@/lib/shared/errors';
import { assertSameOrigin } from './same-origin';

/** Returns null unless a member of the staff in a session sent the form from our own page. */
export async function requireStaffForm(): Promise<StaffHere | null> {
  try {
    assertSameOrigin(await headers(), env().SITE_URL);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
  const here = await getStaff();
  return here?.state === 'in' ? here : null;
}
