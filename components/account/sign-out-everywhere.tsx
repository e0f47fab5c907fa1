'use client';

import { forgetDraftsOnLeaving } from '@/components/forms/kept-draft';
import { Button } from '@/components/ui/button';
import { LogOut } from '@/components/ui/icons';
import { useTexts } from '@/lib/texts/use-texts';

interface SignOutEverywhereProps {
  hasFailed: boolean;
  action: (form: FormData) => Promise<void>;
}

export function SignOutEverywhere({ hasFailed, action }: SignOutEverywhereProps) {
  const t = useTexts('settings.sessions');
  return (
    <form
      action={action}
      onSubmit={forgetDraftsOnLeaving}
      className="grid justify-items-start gap-3"
    >
      <Button type="submit" look="secondary">
        <LogOut className="rtl:-scale-x-100" />
        {t('end')}
      </Button>
      {hasFailed ? (
        <p className="text-sm text-danger" role="alert">
          {t('failed')}
        </p>
      ) : null}
    </form>
  );
}
