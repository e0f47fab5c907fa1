import { useEffect, useId, useState } from 'react';
import { PersonChoice } from '@/components/shared/face/person-choice';
import { keptDraft } from '@/components/shared/forms/kept-draft';
import { useSubmit } from '@/components/shared/forms/use-submit';
import { Button } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { ChevronDown } from '@/components/shared/ui/icons';
import { Note } from '@/components/shared/ui/note';
import { Spinner } from '@/components/shared/ui/spinner';
import type { AddedCalendar } from '@/lib/shared/contract/other-calendars';
import { MOST_OTHER_CALENDARS } from '@/lib/shared/domain/calendar/other-calendars';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { CALENDAR_FIELDS, CalendarFields, CalendarProblem } from './calendar-fields';
import { type OneCalendar, type OtherCalendarsState, outcomeOf } from './use-other-calendars';

export interface NamedPerson {
  id: number;
  name: string;
}

interface AddCalendarProps {
  state: OtherCalendarsState;
  people: readonly NamedPerson[];
  onAdded: (added: OneCalendar) => void;
}

const FIRST_WRONG = { fields: CALENDAR_FIELDS, idOf: (field: string) => `calendar-${field}` };
const NOTHING = { name: '', address: '' };

const isTyped = (value: unknown): value is typeof NOTHING =>
  CALENDAR_FIELDS.every((field) => typeof Object(value)[field] === 'string');

/**
 * Typed text stays until the calendar is read. The address is a secret, so a draft is kept only for
 * signing in.
 */
export function AddCalendar({ state, people, onAdded }: AddCalendarProps) {
  const t = useTexts('otherCalendars.add');
  const [person, setPerson] = useState(people[0]?.id ?? null);
  const [typed, setTyped] = useState(NOTHING);
  const kept = keptDraft('other-calendar', String(state.calendarId), isTyped);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    setTyped((now) => kept.load() ?? now);
    kept.clear();
  }, []);
  const id = useId();
  const countOf = (whose: number | null) =>
    state.known.calendars.filter((one) => whose === null || one.person === whose).length;
  const isFull = countOf(person) >= MOST_OTHER_CALENDARS;
  const chosen = people.find((one) => one.id === person);
  const { step, errors, problem, onSubmit } = useSubmit({
    isBarred: state.isSending,
    focusFirst: FIRST_WRONG,
    send: async () => {
      const added: AddedCalendar = { ...typed };
      if (person !== null) added.person = person;
      const refused = await state.add(added, (found) => {
        setTyped(NOTHING);
        onAdded(found);
      });
      if (refused?.isSignedOut) kept.save(typed);
      return outcomeOf(refused);
    },
  });
  const isAdding = step === 'sending';

  return (
    <form
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
          <CalendarFields
            id="calendar"
            typed={typed}
            onType={setTyped}
            errors={errors}
            label={t('address')}
            help={t('addressHelp')}
          />
          <WhereToFind />
          <CalendarProblem problem={problem} />
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
