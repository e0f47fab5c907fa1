'use client';

import { type ReactNode, useState } from 'react';
import { HiddenFields } from '@/components/booking/hidden-fields';
import { usePosting } from '@/components/shared/forms/use-posting';
import { PageLink } from '@/components/shared/links/page-link';
import { Button } from '@/components/shared/ui/button';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { Spinner } from '@/components/shared/ui/spinner';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { managePath } from '@/lib/shared/url/manage-url';
import type { ChangeAction } from './visit';

interface ChangeFormProps {
  values: Readonly<Record<string, string>> & { token: string };
  action: ChangeAction;
  label: string;
  look?: 'danger';
  children?: ReactNode;
}

/**
 * Sends one submit at a time; without scripts it posts to its page. After a failed connection the
 * outcome is unknown, so a link leads to the booking.
 */
export function ChangeForm({ values, action, label, look, children }: ChangeFormProps) {
  const t = useTexts('booking.change');
  const [problem, setProblem] = useState<{ why: 'offline' | 'noAnswer' } | null>(null);

  const { isPending, onSubmit } = usePosting({
    check: () => {
      // While the browser is offline, it is certain that nothing is sent.
      setProblem(navigator.onLine ? null : { why: 'offline' });
      return navigator.onLine;
    },
    send: (form) => action(form),
    onLost: () => setProblem({ why: 'noAnswer' }),
  });

  const booking = (chunks: ReactNode) => (
    <PageLink href={managePath(values.token, 'unsettled')}>{chunks}</PageLink>
  );
  return (
    <form className="flex w-full flex-wrap items-center gap-3" action={action} onSubmit={onSubmit}>
      <HiddenFields values={values} />
      {problem && !isPending ? (
        <FailureNote className="w-full" answer={problem}>
          {problem.why === 'offline' ? t('offline') : t.rich('noAnswer', { booking })}
        </FailureNote>
      ) : null}
      {children}
      <Button
        type="submit"
        {...(look && { look })}
        full={!children}
        aria-disabled={isPending || undefined}
      >
        {isPending ? <Spinner /> : null}
        {label}
      </Button>
    </form>
  );
}
