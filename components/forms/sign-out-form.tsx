'use client';

import type { ReactNode } from 'react';
import { forgetDraftsOnLeaving } from './kept-draft';

/** Hides what was typed from the next person at this device. */
export function SignOutForm({ children }: { children: ReactNode }) {
  return (
    <form method="post" action="/api/auth/signout" onSubmit={forgetDraftsOnLeaving}>
      {children}
    </form>
  );
}
