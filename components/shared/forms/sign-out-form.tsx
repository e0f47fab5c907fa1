'use client';

import type { FormEvent, ReactNode } from 'react';
import { leave, mayHaveNotices } from '@/components/shared/push/this-browser';
import { forgetDraftsOnLeaving } from './kept-draft';

/** The next person at this device sees neither drafts nor notices. */
export function SignOutForm({ children }: { children: ReactNode }) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    forgetDraftsOnLeaving();
    if (!mayHaveNotices()) return;
    event.preventDefault();
    const form = event.currentTarget;
    void leave().then(() => form.submit());
  };
  return (
    <form method="post" action="/api/auth/signout" onSubmit={onSubmit}>
      {children}
    </form>
  );
}
