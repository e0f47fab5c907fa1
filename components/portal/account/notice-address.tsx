'use client';

import { type ReactNode, useState } from 'react';
import { usePostedAction } from '@/components/shared/forms/use-posted-action';
import { MailField } from '@/components/shared/site/mail-field';
import { Button } from '@/components/shared/ui/button';
import { Mail } from '@/components/shared/ui/icons';
import { Note } from '@/components/shared/ui/note';
import { passFocus } from '@/components/shared/ui/pass-focus';
import { Spinner } from '@/components/shared/ui/spinner';
import { SETTINGS_LIMITS } from '@/lib/shared/domain/accounts/settings';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { Outcome } from './outcome';

export interface AddressAnswer {
  said: 'nothing' | 'sent' | 'kept' | 'dropped' | 'invalid' | 'failed' | 'signedOut';
  email: string;
  /** `until` in words. */
  pending: { email: string; until: string } | null;
  typed: string;
  error: string;
}

interface NoticeAddressProps {
  first: Pick<AddressAnswer, 'email' | 'pending'>;
  action: (previous: AddressAnswer, form: FormData) => Promise<AddressAnswer>;
  /** Stands in place of the form if the sign-in is too old for it. */
  signIn: ReactNode | null;
}

const nothingTyped = { said: 'nothing', typed: '', error: '' } as const;

/** The buttons of an address disappear together with it. */
const passToField = passFocus(() => document.getElementById('account-email'));

export function NoticeAddress({ first, action, signIn }: NoticeAddressProps) {
  const t = useTexts('settings.address');
  const posting = usePostedAction<AddressAnswer>({
    action,
    first: { ...nothingTyped, ...first },
    lost: (last) => ({ ...last, said: 'failed' }),
    onAnswer: (next, sent) => {
      if (sent.get('intent') === 'ask') setTyped(next.typed);
    },
  });
  const [typed, setTyped] = useState(posting.posted.typed);
  const { state: answer, isPending, form } = posting;
  const { email, pending, said } = answer;
  const isDone = said === 'sent' || said === 'kept' || said === 'dropped';
  return (
    <div className="grid gap-5">
      <p className="wrap-anywhere">
        {t('now', { email })} <span className="text-muted">{t('hidden')}</span>
      </p>
      {pending && !signIn ? (
        <form {...form} ref={passToField} className="grid gap-3">
          <Note look="info" role="status">
            <Mail />
            <p className="min-w-0 wrap-anywhere">
              {t('pending', { email: pending.email, until: pending.until, now: email })}
            </p>
          </Note>
          <input type="hidden" name="email" value={pending.email} />
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              look="secondary"
              size="small"
              name="intent"
              value="again"
              aria-disabled={isPending || undefined}
            >
              {t('again')}
            </Button>
            <Button
              type="submit"
              look="ghost"
              size="small"
              name="intent"
              value="drop"
              aria-disabled={isPending || undefined}
            >
              {t('drop')}
            </Button>
          </div>
        </form>
      ) : null}
      {signIn ?? (
        <form {...form} noValidate className="grid gap-3">
          <MailField
            id="account-email"
            name="email"
            type="email"
            label={t('email')}
            autoComplete="email"
            dir="ltr"
            maxLength={SETTINGS_LIMITS.email}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={answer.error}
          />
          <div className="flex flex-wrap items-center gap-4">
            <Button
              type="submit"
              look="secondary"
              name="intent"
              value="ask"
              aria-disabled={isPending || undefined}
            >
              {isPending ? <Spinner /> : null}
              {t('ask')}
            </Button>
            <Outcome
              said={isDone ? 'saved' : said}
              saved={isDone ? t(said, { email }) : ''}
              isPending={isPending}
            />
          </div>
        </form>
      )}
    </div>
  );
}
