import { useState } from 'react';
import { useDoubtWords } from '@/components/calendar/week/doubt-words';
import { PersonChoice } from '@/components/shared/face/person-choice';
import { DurationField } from '@/components/shared/forms/duration-field';
import { Button } from '@/components/shared/ui/button';
import { choicePillVariants } from '@/components/shared/ui/choice-pill';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { Field } from '@/components/shared/ui/field';
import { labelVariants } from '@/components/shared/ui/field-parts';
import { CircleAlert, RotateCw } from '@/components/shared/ui/icons';
import { Note, noteVariants } from '@/components/shared/ui/note';
import { SelectField } from '@/components/shared/ui/select-field';
import { Switch } from '@/components/shared/ui/switch';
import { priceMinorOf, typedMinutes } from '@/lib/shared/domain/booking/typed-item';
import { slotClock } from '@/lib/shared/domain/calendar/cells';
import { type MovableVisit, type MovedItem, personOf } from '@/lib/shared/domain/visits/move-visit';
import { asWritten } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { localDay } from '@/lib/shared/time/format';
import type { Move } from './use-move';
import { VisitContact } from './visit-contact';

interface MoveFieldsProps {
  move: Move;
  visit: MovableVisit;
  zone: string;
}

export function MoveFields({ move, visit, zone }: MoveFieldsProps) {
  const t = useTexts('calendar.move');
  const { form, dispatch, team } = move;
  const has = personOf(visit);
  return (
    <>
      {has === null ? null : <WithWhom move={move} has={has} zone={zone} />}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
        <Field
          id="move-day"
          type="date"
          label={t('day')}
          min={localDay(Date.now(), zone)}
          value={form.date}
          onChange={({ target }) => dispatch({ type: 'dateTyped', date: target.value, zone })}
        />
        <Starts move={move} />
      </div>
      {team.hasFailed ? (
        <Note look="error" role="alert">
          <CircleAlert />
          <div className="grid justify-items-start gap-3">
            <p className="font-semibold">{t('failed')}</p>
            <Button look="secondary" size="small" onClick={() => void team.reload()}>
              <RotateCw />
              {t('retry')}
            </Button>
          </div>
        </Note>
      ) : (
        <Chips move={move} zone={zone} />
      )}
      <LengthAndPrice move={move} />
      <Doubts move={move} zone={zone} />
      <Telling move={move} visit={visit} zone={zone} />
    </>
  );
}

function nameOf({ team, form }: Move): string {
  return team.people.find(({ id }) => id === form.person)?.name ?? '';
}

function WithWhom({ move, has, zone }: Pick<MoveFieldsProps, 'move' | 'zone'> & { has: number }) {
  const t = useTexts('calendar.move');
  const { person: chosen, start } = move.form;
  const note = (id: number) => {
    if (id === has) return t('has');
    const starts = move.startsWith(id);
    if (starts === null) return '';
    if (starts.includes(start)) return t('free');
    const next = starts.find((at) => at > start) ?? starts[0];
    if (next === undefined) return t('notFree');
    return t('freeFrom', { time: formatClock(next, zone, t.locale) });
  };
  return (
    <PersonChoice
      legend={t('withWhom')}
      name="move-person"
      people={move.team.people}
      chosen={chosen}
      noteOf={note}
      onChoose={(person) => move.dispatch({ type: 'personChosen', person })}
    />
  );
}

/** Quarter hours to come, and the chosen one. */
function Starts({ move }: Pick<MoveFieldsProps, 'move'>) {
  const t = useTexts('calendar.move');
  const { start } = move.form;
  const { slots } = move.checked;
  const options = slots.map((slot) => ({ value: String(slot.at), label: slotClock(slot) }));
  const isListed = slots.some(({ at }) => at === start);
  return (
    <SelectField
      id="move-start"
      label={t('start')}
      options={options}
      {...(isListed ? {} : { placeholder: t('chooseTime') })}
      value={isListed ? String(start) : ''}
      onChange={({ target }) =>
        target.value && move.dispatch({ type: 'startChosen', start: Number(target.value) })
      }
    />
  );
}

function Chips({ move, zone }: Pick<MoveFieldsProps, 'move' | 'zone'>) {
  const t = useTexts('calendar.move');
  const { start } = move.form;
  const { free, nearest } = move.checked;
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? free : nearest;
  return (
    <div aria-busy={nearest === null} className="min-h-18 flex-none">
      <p id="move-free" className={labelVariants({ className: 'mb-1.5' })}>
        {t('freeThatDay', { name: asWritten(nameOf(move), t.locale) || 'none' })}
      </p>
      {nearest?.length === 0 ? <p className="text-sm text-muted">{t('noneFree')}</p> : null}
      <fieldset
        className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0"
        aria-labelledby="move-free"
      >
        {shown?.map((at) => (
          <button
            key={at}
            type="button"
            className={choicePillVariants()}
            aria-pressed={at === start}
            onClick={() => move.dispatch({ type: 'startChosen', start: at })}
          >
            {formatClock(at, zone, t.locale)}
          </button>
        ))}
        {free && nearest && nearest.length < free.length ? (
          <button
            type="button"
            className={choicePillVariants()}
            aria-pressed={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {t('allFree')}
          </button>
        ) : null}
      </fieldset>
    </div>
  );
}

function LengthAndPrice({ move }: Pick<MoveFieldsProps, 'move'>) {
  const t = useTexts('calendar.move');
  const what = useTexts('arranged.what');
  const wrong = useTexts('arranged.problems');
  const { items } = move.form;
  const changeItem = (index: number, change: Partial<MovedItem>) =>
    move.dispatch({ type: 'itemTyped', index, change });
  if (items.length === 0) return null;
  return (
    <details className="rounded-lg border border-line px-4">
      <summary className="min-h-target cursor-pointer py-2.5 font-semibold">
        {t('lengthAndPrice')}
      </summary>
      <div className="grid gap-5 pb-4">
        {items.map(({ name, length, price, durationMinutes, priceMinor }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <fieldset className="m-0 grid min-w-0 gap-3 border-0 p-0" key={index}>
            <legend className="mb-2 text-sm text-muted wrap-anywhere" dir="auto">
              {name}
            </legend>
            <DurationField
              id={`move-length-${index}`}
              label={what('length')}
              start={length}
              error={durationMinutes === null ? wrong('lengthWrong') : undefined}
              onTyped={(typed) =>
                changeItem(index, { length: typed, durationMinutes: typedMinutes(typed) })
              }
            />
            <Field
              id={`move-price-${index}`}
              label={what('price')}
              affix="€"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={price}
              aria-invalid={priceMinor === null || undefined}
              onChange={({ target }) =>
                changeItem(index, { price: target.value, priceMinor: priceMinorOf(target.value) })
              }
            />
          </fieldset>
        ))}
      </div>
    </details>
  );
}

function Doubts({ move, zone }: Pick<MoveFieldsProps, 'move' | 'zone'>) {
  const t = useTexts('calendar.move');
  const words = useDoubtWords(zone);
  const { error } = move.form;
  const { inTheWay, during, doubts, skips, isMoved, isPast } = move.checked;
  const refusal = () => {
    if (isPast) return words.past;
    return inTheWay && words.ofVisit(inTheWay, during);
  };
  if (error !== null) return <FailureNote>{error}</FailureNote>;
  const refused = isMoved ? refusal() : null;
  const sentences = words.ofDoubts(doubts, during);
  if (skips) sentences.push(t('skips', { name: asWritten(nameOf(move), t.locale) }));
  const isAllowed = isMoved && refused === null && sentences.length > 0;
  return (
    <div role="status">
      {refused === null ? null : (
        <p className={noteVariants({ look: 'error' })}>
          <CircleAlert />
          {refused}
        </p>
      )}
      {isAllowed ? (
        <p className={noteVariants({ look: 'warning' })}>
          <CircleAlert />
          <span>{[...sentences, t('allTheSame')].join(' ')}</span>
        </p>
      ) : null}
    </div>
  );
}

function Telling({ move, visit, zone }: MoveFieldsProps) {
  const t = useTexts('calendar.move');
  const { form, dispatch } = move;
  const { booking } = visit;
  const name = asWritten(booking.customerName, t.locale);
  if (!booking.customerGetsMail) {
    return (
      <div>
        <p className="mb-3 font-semibold">{t('noMail', { name: name || 'none' })}</p>
        <VisitContact isInline booking={booking} startsAt={form.start} zone={zone} />
      </div>
    );
  }
  const label = name ? t('tell', { name }) : t('tellSomebody');
  return (
    <div className="flex items-center gap-3">
      <Switch label={label} isOn={form.tells} onToggle={() => dispatch({ type: 'tellsToggled' })} />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{label}</p>
        <p className="text-sm text-muted">{t('tellHelp')}</p>
      </div>
    </div>
  );
}
