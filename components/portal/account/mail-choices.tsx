'use client';

import { type ReactNode, useActionState, useRef, useState } from 'react';
import { Button } from '@/components/shared/ui/button';
import { checkboxVariants } from '@/components/shared/ui/checkbox';
import { Check } from '@/components/shared/ui/icons';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import {
  MAIL_CHOICES,
  type MailChoice,
  PUSH_CHOICES,
  type PushChoice,
} from '@/lib/shared/domain/accounts/settings';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { Outcome, type Said } from './outcome';

interface ChoiceAnswer<Kind> {
  said: Said;
  off: readonly Kind[];
}
export type MailAnswer = ChoiceAnswer<MailChoice>;
export type PushAnswer = ChoiceAnswer<PushChoice>;

type ChoiceAction<Kind> = (
  previous: ChoiceAnswer<Kind>,
  form: FormData,
) => Promise<ChoiceAnswer<Kind>>;

interface OwnChoices<Kind> {
  off: readonly Kind[];
  /** The form has the `kinds` that are on, of those that it `asked` about. */
  action: ChoiceAction<Kind>;
}

function without<Kind>(kinds: readonly Kind[], kind: Kind): Kind[] {
  return kinds.filter((other) => other !== kind);
}

/** If several boxes are ticked in a row, the changes are sent in order. */
function useChoices<Kind extends string>(action: ChoiceAction<Kind>, first: ChoiceAnswer<Kind>) {
  const [posted, formAction] = useActionState(action, first as Awaited<ChoiceAnswer<Kind>>);
  const [off, setOff] = useState(posted.off);
  const [said, setSaid] = useState(posted.said);
  const lastSent = useRef<Promise<unknown>>(Promise.resolve());

  async function send(kind: Kind, isOn: boolean): Promise<void> {
    const form = new FormData();
    form.set('asked', kind);
    if (isOn) form.set('kinds', kind);
    const answer = await action(first, form).catch(() => ({ said: 'failed' }) as const);
    setSaid(answer.said);
    if (answer.said === 'saved') return;
    setOff((now) => (isOn ? [...without(now, kind), kind] : without(now, kind)));
  }

  function choose(kind: Kind, isOn: boolean): void {
    setSaid('nothing');
    setOff((now) => (isOn ? without(now, kind) : [...without(now, kind), kind]));
    lastSent.current = lastSent.current.then(() => send(kind, isOn));
  }
  return { off, said, choose, formAction };
}

const rowClass = 'flex min-h-16 items-center gap-4 border-b border-line py-2';

interface ChoiceRowsProps<Kind> extends OwnChoices<Kind> {
  label: string;
  kinds: readonly Kind[];
  words: (kind: Kind) => ReactNode;
  before?: ReactNode;
  after?: ReactNode;
  noneHint?: string;
}

function ChoiceRows<Kind extends string>(props: ChoiceRowsProps<Kind>) {
  const { label, kinds, words, before, after, noneHint, action } = props;
  const t = useTexts('settings.mail');
  const isHydrated = useHydrated();
  const first: ChoiceAnswer<Kind> = { said: 'nothing', off: props.off };
  const { off, said, choose, formAction } = useChoices(action, first);
  return (
    <form action={formAction} aria-label={label}>
      <ul className="border-t border-line">
        {before}
        {kinds.map((kind) => (
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
        {after}
      </ul>
      <div className="flex flex-wrap items-center gap-4 pt-3">
        {isHydrated ? null : (
          <Button type="submit" look="secondary">
            {t('save')}
          </Button>
        )}
        <Outcome said={said} saved={t('saved')} />
      </div>
      {noneHint && off.length === kinds.length ? (
        <p className="pt-1 text-sm text-muted">{noneHint}</p>
      ) : null}
    </form>
  );
}

function Words({ name, when }: { name: string; when: string }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-semibold">{name}</span>
      <span className="block text-sm text-muted">{when}</span>
    </span>
  );
}

export function MailChoices({ off, action }: OwnChoices<MailChoice>) {
  const t = useTexts('settings.mail');
  const words = (row: MailChoice | 'booked' | 'decided' | 'security') => (
    <Words name={t(row)} when={t(`${row}When`)} />
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
    <ChoiceRows
      label={t('heading')}
      kinds={MAIL_CHOICES}
      off={off}
      action={action}
      words={words}
      before={always('booked')}
      after={
        <>
          {always('decided')}
          {always('security')}
        </>
      }
    />
  );
}

export function PushChoices({ off, action }: OwnChoices<PushChoice>) {
  const t = useTexts('push.choices');
  return (
    <ChoiceRows
      label={t('label')}
      kinds={PUSH_CHOICES}
      off={off}
      action={action}
      words={(kind) => <Words name={t(kind)} when={t(`${kind}When`)} />}
      noneHint={t('none')}
    />
  );
}
