'use client';

import { useActionState, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { checkboxVariants } from '@/components/ui/checkbox';
import { Check } from '@/components/ui/icons';
import { useHydrated } from '@/components/ui/use-hydrated';
import { MAIL_CHOICES, type MailChoice } from '@/lib/domain/accounts/settings';
import { useTexts } from '@/lib/texts/use-texts';
import { Outcome } from './outcome';
import type { Said } from './use-own-action';

export interface MailAnswer {
  said: Said;
  off: readonly MailChoice[];
}

type MailAction = (previous: MailAnswer, form: FormData) => Promise<MailAnswer>;

interface MailChoicesProps {
  off: readonly MailChoice[];
  /** Its form has the `kinds` that are on, of those `asked` about. */
  action: MailAction;
}

const without = (kinds: readonly MailChoice[], kind: MailChoice) =>
  kinds.filter((other) => other !== kind);

/** A tick counts at once; several in a row are sent in their order. */
function useMailChoices(action: MailAction, first: MailAnswer) {
  const [posted, formAction] = useActionState(action, first);
  const [off, setOff] = useState(posted.off);
  const [said, setSaid] = useState(posted.said);
  const lastSent = useRef<Promise<unknown>>(Promise.resolve());

  async function send(kind: MailChoice, isOn: boolean): Promise<void> {
    const form = new FormData();
    form.set('asked', kind);
    if (isOn) form.set('kinds', kind);
    const answer = await action(first, form).catch(() => ({ said: 'failed' }) as const);
    setSaid(answer.said);
    if (answer.said === 'saved') return;
    setOff((now) => (isOn ? [...without(now, kind), kind] : without(now, kind)));
  }

  function choose(kind: MailChoice, isOn: boolean): void {
    setSaid('nothing');
    setOff((now) => (isOn ? without(now, kind) : [...without(now, kind), kind]));
    lastSent.current = lastSent.current.then(() => send(kind, isOn));
  }
  return { off, said, choose, formAction };
}

const rowClass = 'flex min-h-16 items-center gap-4 border-b border-line py-2';

export function MailChoices({ off: first, action }: MailChoicesProps) {
  const t = useTexts('settings.mail');
  const isHydrated = useHydrated();
  const { off, said, choose, formAction } = useMailChoices(action, { said: 'nothing', off: first });
  const words = (row: MailChoice | 'booked' | 'decided' | 'security') => (
    <span className="min-w-0 flex-1">
      <span className="block font-semibold">{t(row)}</span>
      <span className="block text-sm text-muted">{t(`${row}When`)}</span>
    </span>
  );
  const always = (row: 'booked' | 'decided' | 'security') => (
    <li className={rowClass}>
      {words(row)}
      <span className="flex flex-none items-center gap-2 text-sm text-muted">
        <Check />
        {t('always')}
      </span>
    </li>
  );
  return (
    <form action={formAction}>
      <ul className="border-t border-line">
        {always('booked')}
        {MAIL_CHOICES.map((kind) => (
          <li key={kind}>
            <input type="hidden" name="asked" value={kind} />
            <label className={`${rowClass} cursor-pointer`}>
              {words(kind)}
              <span className="grid size-11 flex-none place-items-center">
                <input
                  type="checkbox"
                  name="kinds"
                  value={kind}
                  className={checkboxVariants()}
                  checked={!off.includes(kind)}
                  onChange={(event) => choose(kind, event.target.checked)}
                />
              </span>
            </label>
          </li>
        ))}
        {always('decided')}
        {always('security')}
      </ul>
      <div className="flex flex-wrap items-center gap-4 pt-3">
        {isHydrated ? null : (
          <Button type="submit" look="secondary">
            {t('save')}
          </Button>
        )}
        <Outcome said={said} saved={t('saved')} />
      </div>
    </form>
  );
}
