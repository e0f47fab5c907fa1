'use client';

import type { ReactNode } from 'react';
import { forgetDraftsOnLeaving } from './kept-draft';

/** The next person at this device is shown nothing of what was typed in this tab. */
export function SignOutForm({ children }: { children: ReactNode }) {
  return (
    <form method="post" action="/api/auth/signout" onSubmit={forgetDraftsOnLeaving}>
      {children}
    </form>
  );
}
