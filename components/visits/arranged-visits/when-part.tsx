import { useDoubtWords } from '@/components/calendar/week/doubt-words';
import { PersonChoice } from '@/components/shared/face/person-choice';
import type { Pictured } from '@/components/shared/face/person-face';
import { Button } from '@/components/shared/ui/button';
import { Field } from '@/components/shared/ui/field';
import { headingVariants } from '@/components/shared/ui/heading';
import { CircleAlert, RotateCw } from '@/components/shared/ui/icons';
import { Note, noteVariants } from '@/components/shared/ui/note';
import { SelectField } from '@/components/shared/ui/select-field';
import { slotClock } from '@/lib/shared/domain/calendar/cells';
import { gridDay } from '@/lib/shared/domain/calendar/grid';
import type { ArrangeForm } from '@/lib/shared/domain/visits/arrange-form';
import type { CheckedVisit } from '@/lib/shared/domain/visits/check-visits';
import type { ArrangeDraft } from '@/lib/shared/domain/visits/draft';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { isLocalDate, type LocalDate } from '@/lib/shared/time/local-date';
import { type ActOnForm, idOf } from './use-arrange';

export interface Worker extends Pictured {
  id: number;
}

interface WhenPartProps {
  form: ArrangeForm;
  act: ActOnForm;
  visits: readonly CheckedVisit[];
  days: { hasFailed: boolean; reload: () => Promise<unknown> };
  people: readonly Worker[];
  today: LocalDate;
  zone: string;
}

export function WhenPart(props: WhenPartProps) {
  const { form, act, visits, days, people, today, zone } = props;
  const t = useTexts('arranged.when');
  const { draft, errors } = form;
  const change = (next: Partial<ArrangeDraft>) => act({ type: 'changed', next });
  const day = isLocalDate(draft.date) ? draft.date : today;
  const options = gridDay(day, zone)
    .slots.filter(({ repeat }) => repeat === 0)
    .map((slot) => ({ value: String(slot.minute), label: slotClock(slot) }));
  const [first] = visits;
  return (
    <section className="grid gap-4" aria-labelledby="arrange-when">
      <h2 id="arrange-when" className={headingVariants({ size: 'medium' })}>
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
          {t('ends', { time: formatClock(first.during.to, zone, t.locale) })}
        </p>
      ) : null}
      {people.length > 1 ? (
        <PersonChoice
          legend={t('withWhom')}
          name="arrange-person"
          people={people}
          chosen={draft.person}
          onChoose={(person) => change({ person, instead: {} })}
        />
      ) : null}
      {days.hasFailed ? (
        <Note look="error" role="alert">
          <CircleAlert />
          <div className="grid justify-items-start gap-3">
            <p className="font-semibold">{t('unread')}</p>
            <Button look="secondary" size="small" onClick={() => void days.reload()}>
              <RotateCw />
              {t('retry')}
            </Button>
          </div>
        </Note>
      ) : null}
      {draft.isSeries ? null : <Doubts visit={first} zone={zone} />}
    </section>
  );
}

function Doubts({ visit, zone }: { visit: CheckedVisit | undefined; zone: string }) {
  const t = useTexts('arranged.when');
  const words = useDoubtWords(zone);
  if (!visit) return <div role="status" />;
  const { inTheWay, isPast, isBlocked, during, doubts } = visit;
  const sentences = words.ofDoubts(doubts, during);
  const refusal = () => {
    if (isPast) return words.past;
    return inTheWay ? words.ofVisit(inTheWay, during) : words.tooFar;
  };
  return (
    <div role="status">
      {isBlocked ? (
        <p className={noteVariants({ look: 'error' })}>
          <CircleAlert />
          {refusal()}
        </p>
      ) : null}
      {!isBlocked && sentences.length > 0 ? (
        <p className={noteVariants({ look: 'warning' })}>
          <CircleAlert />
          <span>{[...sentences, t('allTheSame')].join(' ')}</span>
        </p>
      ) : null}
    </div>
  );
}
