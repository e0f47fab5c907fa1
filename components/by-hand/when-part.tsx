import { spanWords } from '@/components/calendar/week/slot-words';
import { PersonFace, type Pictured } from '@/components/people/face/person-face';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { labelVariants } from '@/components/ui/field-parts';
import { headingVariants } from '@/components/ui/heading';
import { CircleAlert, RotateCw } from '@/components/ui/icons';
import { Note, noteVariants } from '@/components/ui/note';
import { SelectField } from '@/components/ui/select-field';
import { formatDuration } from '@/lib/domain/booking/duration';
import { slotClock } from '@/lib/domain/calendar/cells';
import { gridDay } from '@/lib/domain/calendar/grid';
import { useTexts } from '@/lib/texts/use-texts';
import { formatClock } from '@/lib/time/clock-words';
import { isLocalDate, type LocalDate } from '@/lib/time/local-date';
import { MINUTE_MS } from '@/lib/time/units';
import { type ByHand, idOf } from './use-by-hand';

export interface Worker extends Pictured {
  id: number;
}

interface WhenPartProps {
  state: ByHand;
  people: readonly Worker[];
  today: LocalDate;
  zone: string;
}

export function WhenPart({ state, people, today, zone }: WhenPartProps) {
  const t = useTexts('byHand.when');
  const { draft, change, errors, visits } = state;
  const day = isLocalDate(draft.date) ? draft.date : today;
  const options = gridDay(day, zone)
    .slots.filter(({ repeat }) => repeat === 0)
    .map((slot) => ({ value: String(slot.minute), label: slotClock(slot) }));
  const [first] = visits;
  return (
    <section className="grid gap-4" aria-labelledby="by-hand-when">
      <h2 id="by-hand-when" className={headingVariants({ size: 'medium' })}>
        {t('heading')}
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
        <Field
          id={idOf('date')}
          type="date"
          label={t('day')}
          min={today}
          value={draft.date}
          error={errors.date}
          onChange={({ target }) => change({ date: target.value, leftOut: [], instead: {} })}
        />
        <SelectField
          id={idOf('start')}
          label={t('start')}
          placeholder={t('chooseTime')}
          options={options}
          value={draft.minute === null ? '' : String(draft.minute)}
          error={errors.start}
          onChange={({ target }) =>
            change({ minute: target.value === '' ? null : Number(target.value), instead: {} })
          }
        />
      </div>
      {first && draft.items.length > 0 ? (
        <p className="-mt-1 text-sm text-muted">
          {t('ends', { time: formatClock(state.stateOf(first).during.to, zone, t.locale) })}
        </p>
      ) : null}
      {people.length > 1 ? <Whom state={state} people={people} /> : null}
      {state.hasFailed ? (
        <Note look="error" role="alert">
          <CircleAlert />
          <div className="grid justify-items-start gap-3">
            <p className="font-semibold">{t('unread')}</p>
            <Button look="secondary" size="small" onClick={() => void state.reload()}>
              <RotateCw />
              {t('retry')}
            </Button>
          </div>
        </Note>
      ) : null}
      {draft.isSeries ? null : <Doubts state={state} zone={zone} />}
    </section>
  );
}

function Whom({ state, people }: Pick<WhenPartProps, 'state' | 'people'>) {
  const t = useTexts('byHand.when');
  const { draft, change } = state;
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className={labelVariants({ className: 'mb-1.5' })}>{t('withWhom')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-2">
        {people.map((one) => (
          <label
            key={one.id}
            className={`relative flex min-h-16 cursor-pointer items-center gap-3 rounded-md border-1.5 px-3 py-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${
              one.id === draft.person ? 'border-primary bg-soft' : 'border-line bg-surface'
            }`}
          >
            <input
              className="absolute inset-0 m-0 cursor-pointer opacity-0"
              type="radio"
              name="by-hand-person"
              value={one.id}
              checked={one.id === draft.person}
              onChange={() => change({ person: one.id, instead: {} })}
            />
            <PersonFace person={one} />
            <b className="min-w-0 truncate font-semibold" dir="auto">
              {one.name}
            </b>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Of the one visit; a series says it beside each day. */
function Doubts({ state, zone }: Pick<WhenPartProps, 'state' | 'zone'>) {
  const t = useTexts('byHand.when');
  const times = useTexts('calendar.times');
  const durations = useTexts('ui.duration');
  const [visit] = state.visits;
  if (!visit) return <div role="status" />;
  const { inTheWay, isPast, isTooFar, during, doubts } = state.stateOf(visit);
  const isWrong = isPast || isTooFar || inTheWay !== null;
  const taken = () => {
    const booking = inTheWay?.booking;
    const span = { from: booking?.startsAt ?? during.from, to: booking?.endsAt ?? during.to };
    return t('taken', {
      name: booking?.customerName || 'none',
      when: spanWords(span, zone, times),
    });
  };
  const sentences = doubts.map(({ doubt, minutes }) =>
    t(doubt, {
      minutes: formatDuration(minutes, durations),
      whole: minutes * MINUTE_MS >= during.to - during.from ? 'yes' : 'no',
    }),
  );
  return (
    <div role="status">
      {isWrong ? (
        <p className={noteVariants({ look: 'error' })}>
          <CircleAlert />
          {isPast ? t('past') : isTooFar ? t('tooFar') : taken()}
        </p>
      ) : null}
      {!isWrong && sentences.length > 0 ? (
        <p className={noteVariants({ look: 'warning' })}>
          <CircleAlert />
          <span>{[...sentences, t('allTheSame')].join(' ')}</span>
        </p>
      ) : null}
    </div>
  );
}
