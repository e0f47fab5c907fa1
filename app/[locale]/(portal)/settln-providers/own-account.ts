import { cache } from 'react';
import { findAccount } from '@/lib/server/host/accounts';

/** One read of an account for a page and the counts in its tabs. */
export const ownAccount = cache(findAccount);
