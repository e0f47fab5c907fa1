import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { PersonChoice } from '@/components/people/face/person-choice';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { headingVariants } from '@/components/ui/heading';
import { ChevronDown, CircleAlert } from '@/components/ui/icons';
import { Note } from '@/components/ui/note';
import { Spinner } from '@/components/ui/spinner';
import type { AddedCalendar } from '@/lib/contract/other-calendars';
import { MOST_OTHER_CALENDARS, OTHER_NAME_LIMIT } from '@/lib/domain/calendar/other-calendars';
import { useTexts } from '@/lib/texts/use-texts';
import type { OneCalendar, OtherCalendarsState, Refused } from './use-other-calendars';

export interface NamedPerson {
  id: number;
  name: string;
}

interface AddCalendarProps {
  state: OtherCalendarsState;
  people: readonly NamedPerson[];
  onAdded: (added: OneCalendar) => void;
}

/** What is typed stays until it was read: an address is nothing to type twice, and not kept by the browser. */
export function AddCalendar({ state, people, onAdded }: AddCalendarProps) {
  const t = useTexts('otherCalendars.add');
  const [person, setPerson] = useState(people[0]?.id ?? null);
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [refused, setRefused] = useState<Refused>(null);
  const [isAdding, setIsAdding] = useState(false);
  const form = useWrongField(refused);
  const id = useId();
  const countOf = (whose: number | null) =>
    state.known.calendars.filter((one) => whose === null || one.person === whose).length;
  const isFull = countOf(person) >= MOST_OTHER_CALENDARS;
  const chosen = people.find((one) => one.id === person);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (state.isSending) return;
    setRefused(null);
    setIsAdding(true);
    const added: AddedCalendar = { address, name };
    if (person !== null) added.person = person;
    const outcome = await state.add(added, (found) => {
      setName('');
      setAddress('');
      onAdded(found);
    });
    setIsAdding(false);
    setRefused(outcome);
  }

  const fields = refused?.fields ?? {};
  const isOnField = 'address' in fields || 'name' in fields;
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={`${id}-heading`}
      className="grid content-start gap-4"
      onSubmit={onSubmit}
    >
      <h2 id={`${id}-heading`} className={headingVariants({ size: 'small' })}>
        {t('heading')}
      </h2>
      {people.length > 1 ? (
        <PersonChoice
          legend={t('whose')}
          name="calendar-person"
          people={people.map((one) => ({ ...one, pictureUrl: null }))}
          chosen={person}
          noteOf={(one) => t('kept', { count: countOf(one), most: MOST_OTHER_CALENDARS })}
          onChoose={setPerson}
        />
      ) : null}
      {isFull ? (
        <Note look="info">
          <p>{chosen ? t('fullOf', { name: chosen.name }) : t('full')}</p>
        </Note>
      ) : (
        <>
          <Field
            id="calendar-name"
            label={t('name')}
            maxLength={OTHER_NAME_LIMIT}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={fields.name}
          />
          <Field
            id="calendar-address"
            label={t('address')}
            help={t('addressHelp')}
            inputMode="url"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            error={fields.address}
          />
          <WhereToFind />
          {refused && !isOnField ? (
            <Note look="error" role="alert">
              <CircleAlert />
              <p className="min-w-0 wrap-anywhere">{refused.text}</p>
            </Note>
          ) : null}
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" aria-disabled={state.isSending || undefined}>
              {isAdding ? <Spinner /> : null}
              {t('submit')}
            </Button>
            <p className="min-w-0 text-sm text-muted empty:hidden" role="status">
              {isAdding ? t('sending') : ''}
            </p>
          </div>
        </>
      )}
    </form>
  );
}

/** A ref for a form whose first wrong field gets the focus after a refusal. */
export function useWrongField(refused: Refused) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  return form;
}

const PROGRAMS = ['google', 'outlook', 'icloud'] as const;

function WhereToFind() {
  const t = useTexts('otherCalendars.help');
  return (
    <details className="group rounded-md border border-line px-4">
      <summary className="flex min-h-target cursor-pointer items-center justify-between gap-2 font-semibold">
        {t('summary')}
        <ChevronDown className="group-open:rotate-180" />
      </summary>
      <dl className="grid gap-3 pb-4 text-sm">
        {PROGRAMS.map((program) => (
          <div key={program}>
            <dt className="font-semibold">{t(program)}</dt>
            <dd className="text-muted">{t(`${program}Steps`)}</dd>
          </div>
        ))}
      </dl>
      <p className="pb-4 text-sm text-muted">{t('whoever')}</p>
    </details>
  );
}
