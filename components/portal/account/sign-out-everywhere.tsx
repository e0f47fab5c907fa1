'use client';

import { ActionForm } from '@/components/shared/forms/action-form';
import { forgetDraftsOnLeaving } from '@/components/shared/forms/kept-draft';
import { Button } from '@/components/shared/ui/button';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { LogOut } from '@/components/shared/ui/icons';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface SignOutEverywhereProps {
  hasFailed: boolean;
  action: (form: FormData) => Promise<void>;
}

export function SignOutEverywhere({ hasFailed, action }: SignOutEverywhereProps) {
  const t = useTexts('settings.sessions');
  return (
    <ActionForm
      action={action}
      onSubmit={forgetDraftsOnLeaving}
      className="grid justify-items-start gap-3"
    >
      <Button type="submit" look="secondary">
        <LogOut className="rtl:-scale-x-100" />
        {t('end')}
      </Button>
      {hasFailed ? <FailureNote>{t('failed')}</FailureNote> : null}
    </ActionForm>
  );
}
