'use client';

import { type ComponentProps, useState } from 'react';
import { usePosting } from '@/components/shared/forms/use-posting';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { interruptedText } from '@/lib/shared/api/call-api';

interface ActionFormProps extends Omit<ComponentProps<'form'>, 'action'> {
  /** Leads to a page, or shows this one anew; a repeat does no harm. */
  action: (form: FormData) => Promise<void>;
}

/**
 * Posts the form without scripts, too. If no answer comes, this is said below, and what was typed
 * stays.
 */
export function ActionForm({ action, onSubmit, children, ...props }: ActionFormProps) {
  const [losses, setLosses] = useState(0);
  const posting = usePosting({
    send: (form) => action(form),
    onLost: () => setLosses((count) => count + 1),
  });
  return (
    <>
      <form
        {...props}
        action={action}
        onSubmit={(event) => {
          onSubmit?.(event);
          posting.onSubmit(event);
        }}
      >
        {children}
      </form>
      {losses > 0 && !posting.isPending ? <FailureNote>{interruptedText()}</FailureNote> : null}
    </>
  );
}
