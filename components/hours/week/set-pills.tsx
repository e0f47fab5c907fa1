import { useTexts } from '#texts';
import { choicePillVariants } from '@/components/ui/choice-pill';
import { Check, Plus } from '@/components/ui/icons';
import type { HoursSet } from '@/lib/domain/hours/schedule';
import { addDays, type LocalDate } from '@/lib/time/local-date';

const MOST_SETS = 12;
const NEW_SET_DAYS = 30;

interface SetPillsProps {
  sets: readonly HoursSet[];
  chosen: number;
  today: LocalDate;
  onChoose: (index: number) => void;
  onAdd: (set: HoursSet) => void;
}

/** The sets of hours, the usual ones first; a new one begins as a copy of these. */
export function SetPills({ sets, chosen, today, onChoose, onAdd }: SetPillsProps) {
  const t = useTexts('hours.week');
  const nameOf = (set: HoursSet, index: number) =>
    set.name || (index === 0 ? t('usual') : t('unnamed'));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are buttons
    <div className="flex flex-wrap gap-2" role="group" aria-label={t('sets')} data-sets="">
      {sets.map((set, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a set is known by its place
          key={index}
          type="button"
          className={choicePillVariants({ className: 'max-w-full wrap-anywhere' })}
          aria-pressed={index === chosen}
          onClick={() => onChoose(index)}
        >
          {index === chosen ? <Check /> : null}
          <bdi>{nameOf(set, index)}</bdi>
        </button>
      ))}
      {sets.length < MOST_SETS ? (
        <button
          type="button"
          className={choicePillVariants({ className: 'border-dashed' })}
          onClick={() => {
            const until = addDays(today, NEW_SET_DAYS - 1);
            onAdd({ name: '', from: today, until, week: sets[0]?.week ?? [] });
          }}
        >
          <Plus />
          {t('newSet')}
        </button>
      ) : null}
    </div>
  );
}
