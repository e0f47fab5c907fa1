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
import { asWritten } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import type { MovableVisit, Move } from './use-move';
import { VisitContact } from './visit-contact';

interface MoveFieldsProps {
  move: Move;
  visit: MovableVisit;
  zone: string;
}

export function MoveFields({ move, visit, zone }: MoveFieldsProps) {
  const t = useTexts('calendar.move');
  return (
    <>
      {move.has === null ? null : <WithWhom move={move} zone={zone} />}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
        <Field
          id="move-day"
          type="date"
          label={t('day')}
          min={move.today}
          value={move.date}
          onChange={({ target }) => move.chooseDate(target.value)}
        />
        <Starts move={move} />
      </div>
      {move.hasFailed ? (
        <Note look="error" role="alert">
          <CircleAlert />
          <div className="grid justify-items-start gap-3">
            <p className="font-semibold">{t('failed')}</p>
            <Button look="secondary" size="small" onClick={() => void move.reload()}>
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

function nameOf({ people, person }: Move): string {
  return people.find(({ id }) => id === person)?.name ?? '';
}

function WithWhom({ move, zone }: Pick<MoveFieldsProps, 'move' | 'zone'>) {
  const t = useTexts('calendar.move');
  const note = (id: number) => {
    if (id === move.has) return t('has');
    const starts = move.startsWith(id);
    if (starts === null) return '';
    if (starts.includes(move.start)) return t('free');
    const next = starts.find((at) => at > move.start) ?? starts[0];
    if (next === undefined) return t('notFree');
    return t('freeFrom', { time: formatClock(next, zone, t.locale) });
  };
  return (
    <PersonChoice
      legend={t('withWhom')}
      name="move-person"
      people={move.people}
      chosen={move.person}
      noteOf={note}
      onChoose={move.choosePerson}
    />
  );
}

/** Quarter hours to come, and the chosen one. */
function Starts({ move }: Pick<MoveFieldsProps, 'move'>) {
  const t = useTexts('calendar.move');
  const options = move.slots.map((slot) => ({ value: String(slot.at), label: slotClock(slot) }));
  const isListed = move.slots.some(({ at }) => at === move.start);
  return (
    <SelectField
      id="move-start"
      label={t('start')}
      options={options}
      {...(isListed ? {} : { placeholder: t('chooseTime') })}
      value={isListed ? String(move.start) : ''}
      onChange={({ target }) => target.value && move.chooseStart(Number(target.value))}
    />
  );
}

function Chips({ move, zone }: Pick<MoveFieldsProps, 'move' | 'zone'>) {
  const t = useTexts('calendar.move');
  const { free, start, chips } = move;
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? free : chips;
  return (
    <div aria-busy={chips === null} className="min-h-18 flex-none">
      <p id="move-free" className={labelVariants({ className: 'mb-1.5' })}>
        {t('freeThatDay', { name: asWritten(nameOf(move), t.locale) || 'none' })}
      </p>
      {chips?.length === 0 ? <p className="text-sm text-muted">{t('noneFree')}</p> : null}
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
            onClick={() => move.chooseStart(at)}
          >
            {formatClock(at, zone, t.locale)}
          </button>
        ))}
        {free && chips && chips.length < free.length ? (
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
  const { items, changeItem } = move;
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
  const { inTheWay, during, doubts, skips, isMoved, isPast, error } = move;
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
  const { booking } = visit;
  const name = asWritten(booking.customerName, t.locale);
  if (!booking.customerGetsMail) {
    return (
      <div>
        <p className="mb-3 font-semibold">{t('noMail', { name: name || 'none' })}</p>
        <VisitContact isInline booking={booking} startsAt={move.start} zone={zone} />
      </div>
    );
  }
  const label = name ? t('tell', { name }) : t('tellSomebody');
  return (
    <div className="flex items-center gap-3">
      <Switch label={label} isOn={move.tells} onToggle={move.toggleTells} />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{label}</p>
        <p className="text-sm text-muted">{t('tellHelp')}</p>
      </div>
    </div>
  );
}
