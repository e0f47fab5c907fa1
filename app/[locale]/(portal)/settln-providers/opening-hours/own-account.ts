import 'server-only';
import { cache } from 'react';
import { findAccount } from '@/lib/host/accounts';

/** The account of a user, read once for the hours and for the count beside them. */
export const ownAccount = cache(findAccount);
