import { useId, useState } from 'react';
import { PersonFace } from '@/components/shared/face/person-face';
import { cardVariants } from '@/components/shared/ui/card';
import { checkboxVariants } from '@/components/shared/ui/checkbox';
import { Field } from '@/components/shared/ui/field';
import { labelVariants } from '@/components/shared/ui/field-parts';
import { ChevronDown } from '@/components/shared/ui/icons';
import { passFocus } from '@/components/shared/ui/pass-focus';
import {
  type DraftPerson,
  hasOwnTimes,
  pausedTo,
  problemOf,
  toLanguages,
} from '@/lib/shared/domain/hours/draft-people';
import type { Schedule } from '@/lib/shared/domain/hours/schedule';
import { MOST_LANGUAGES, PERSON_LIMITS } from '@/lib/shared/domain/people';
import { withCommas } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatDate } from '@/lib/shared/time/format';
import { isLocalDate, type LocalDate, noonOf } from '@/lib/shared/time/local-date';
import { OwnHoursField } from './own-hours-field';
import { PersonEnd, type PersonEndProps } from './person-end';
import { PersonPicture } from './person-picture';

interface PersonRowProps extends Omit<PersonEndProps, 'name'> {
  isOpen: boolean;
  undos: number;
  schedule: Schedule;
  items: readonly { id: number; name: string; language: string }[];
  today: LocalDate;
  onOpen: () => void;
  onChange: (to: Partial<DraftPerson>) => void;
}

const passToAdd = passFocus(() => document.querySelector<HTMLElement>('[data-add-person]'));

/** A new person still needs a name. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

export function PersonRow(props: PersonRowProps) {
  const { person, others, isOpen, total, onChange } = props;
  const t = useTexts('people.row');
  const fields = useTexts('people.fields');
  const errors = useTexts('errors.fields');
  const id = useId();
  const problem = problemOf(person);
  const name = person.name.trim() || t('new');
  const isTeam = total > 1;
  // Emptied fields stay in sight.
  const [hadOwnTimes] = useState(hasOwnTimes(person));
  const showsTimes = isTeam || hadOwnTimes || hasOwnTimes(person);
  return (
    <li
      ref={passToAdd}
      className={cardVariants({ padding: 'none' })}
      data-person={person.id ?? 'new'}
    >
      <PersonHead {...props} name={name} fieldsId={`${id}-fields`} showsTimes={showsTimes} />
      {/* An upload goes on while the row is closed. */}
      {isOpen || person.upload !== 'none' ? (
        <div
          id={`${id}-fields`}
          className={isOpen ? 'grid gap-6 border-t border-line p-4 sm:p-6' : 'hidden'}
        >
          <Field
            id={`${id}-name`}
            label={fields('name')}
            ref={person.id === null ? focusOnce : undefined}
            value={person.name}
            maxLength={PERSON_LIMITS.name}
            autoComplete="off"
            dir="auto"
            required
            error={problem === 'personNameMissing' ? errors('personNameMissing') : undefined}
            onChange={(event) => onChange({ name: event.target.value })}
          />
          <PersonPicture key={props.undos} stored={person.pictureUrl} onChange={onChange} />
          <Field
            id={`${id}-sentence`}
            label={fields('sentence')}
            optional
            value={person.sentence}
            maxLength={PERSON_LIMITS.sentence}
            dir="auto"
            onChange={(event) => onChange({ sentence: event.target.value })}
          />
          <Field
            id={`${id}-languages`}
            label={fields('languages')}
            optional
            help={fields('languagesHelp')}
            value={person.languages}
            dir="auto"
            error={
              problem === 'languages'
                ? fields('languagesTooMany', {
                    most: MOST_LANGUAGES,
                    letters: PERSON_LIMITS.language,
                  })
                : undefined
            }
            onChange={(event) => onChange({ languages: event.target.value })}
          />
          {isTeam ? <ItemsField {...props} /> : null}
          {showsTimes ? <TimesFields {...props} id={id} /> : null}
          {others.length > 0 ? <PersonEnd {...props} name={name} /> : null}
        </div>
      ) : null}
    </li>
  );
}

interface PersonHeadProps extends PersonRowProps {
  name: string;
  fieldsId: string;
  showsTimes: boolean;
}

function PersonHead(props: PersonHeadProps) {
  const { person, name, fieldsId, showsTimes, isOpen, items, total, onOpen } = props;
  const t = useTexts('people.row');
  const done = items.filter((item) => !person.skippedItemIds.includes(item.id)).length;
  const ofAll =
    done === items.length
      ? t('allItems', { count: items.length })
      : t('someItems', { count: done, total: items.length });
  const times = t(person.ownHours ? 'ownHours' : 'shopHours');
  return (
    <button
      type="button"
      className="flex w-full cursor-pointer items-center gap-4 border-0 bg-transparent px-4 py-4 text-start"
      aria-expanded={isOpen}
      aria-controls={fieldsId}
      onClick={onOpen}
    >
      <PersonFace person={{ name, pictureUrl: person.pictureUrl }} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <b className="font-semibold" dir="auto">
          {name}
        </b>
        <span className="block text-sm text-muted">
          {withCommas(toLanguages(person.languages), t.locale)}
        </span>
        {showsTimes ? (
          <span className="block text-sm text-muted">
            {withCommas(total > 1 ? [ofAll, times] : [times], t.locale)}
          </span>
        ) : null}
        <PauseWords person={person} />
      </span>
      <ChevronDown className={isOpen ? 'rotate-180' : ''} />
    </button>
  );
}

function PauseWords({ person }: { person: DraftPerson }) {
  const t = useTexts('people.row');
  const { pausedFrom, pausedUntil } = person;
  if (!isLocalDate(pausedFrom)) return null;
  const inWords = (date: LocalDate) => formatDate(noonOf(date), 'UTC', t.locale);
  const until = isLocalDate(pausedUntil) ? inWords(pausedUntil) : 'none';
  return (
    <span className="block text-sm font-semibold">
      {t('paused', { from: inWords(pausedFrom), until })}
    </span>
  );
}

function ItemsField({ person, items, onChange }: PersonRowProps) {
  const fields = useTexts('people.fields');
  const skips = person.skippedItemIds;
  const toggle = (item: number) =>
    onChange({
      skippedItemIds: skips.includes(item) ? skips.filter((one) => one !== item) : [...skips, item],
    });
  return (
    <fieldset className="grid gap-2">
      <legend className={labelVariants({ className: 'mb-2' })}>{fields('does')}</legend>
      {items.length === 0 ? <p className="text-muted">{fields('noItems')}</p> : null}
      {items.map((item) => (
        <label key={item.id} className="flex min-h-target items-center gap-3">
          <input
            type="checkbox"
            className={checkboxVariants()}
            checked={!skips.includes(item.id)}
            onChange={() => toggle(item.id)}
          />
          <span className="min-w-0 wrap-anywhere" lang={item.language || undefined} dir="auto">
            {item.name}
          </span>
        </label>
      ))}
      <p className="text-sm text-muted">{fields('doesHelp')}</p>
    </fieldset>
  );
}

function TimesFields(props: PersonRowProps & { id: string }) {
  const { id, person, schedule, today, onChange } = props;
  const fields = useTexts('people.fields');
  const errors = useTexts('errors.fields');
  return (
    <>
      <OwnHoursField
        own={person.ownHours}
        schedule={schedule}
        today={today}
        onChange={(ownHours) => onChange({ ownHours })}
      />
      <fieldset className="grid gap-2">
        <legend className={labelVariants({ className: 'mb-2' })}>{fields('pause')}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field
            id={`${id}-paused-from`}
            type="date"
            label={fields('pausedFrom')}
            value={person.pausedFrom}
            error={
              problemOf(person) === 'pauseStartMissing' ? errors('pauseStartMissing') : undefined
            }
            onChange={(event) => onChange({ pausedFrom: event.target.value })}
          />
          <Field
            id={`${id}-paused-until`}
            type="date"
            label={fields('pausedUntil')}
            value={person.pausedUntil}
            error={problemOf(person) === 'endBeforeStart' ? errors('endBeforeStart') : undefined}
            onChange={(event) => onChange(pausedTo(person, event.target.value, today))}
          />
        </div>
        <p className="text-sm text-muted">{fields('pauseHelp')}</p>
      </fieldset>
    </>
  );
}
