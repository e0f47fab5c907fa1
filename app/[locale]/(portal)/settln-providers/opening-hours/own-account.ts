import 'server-only';
import { cache } from 'react';
import { findAccount } from '@/lib/host/accounts';

/** Read once for the hours and the count of new bookings. */
export const ownAccount = cache(findAccount);
