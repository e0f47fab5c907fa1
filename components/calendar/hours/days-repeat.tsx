import { SelectField } from '@/components/shared/ui/select-field';
import {
  type AddedDays,
  repeatsFrom,
  toRepeatingDays,
  withFirstDay,
} from '@/lib/shared/domain/hours/added-days';
import { isRepeatable, mostDays, type Repeat } from '@/lib/shared/domain/hours/repeat';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { isLocalDate } from '@/lib/shared/time/local-date';
import { useRepeatLabels, useRepeatWords } from './repeat-words';

interface DaysRepeatProps {
  added: AddedDays;
  onChange: (repeat: Repeat | null) => void;
}

export function DaysRepeat({ added, onChange }: DaysRepeatProps) {
  const t = useTexts('hours.daysOff');
  const texts = useTexts('hours.repeats');
  const labelOf = useRepeatLabels();
  const wordsOf = useRepeatWords();
  const from = isLocalDate(added.from) ? added.from : null;
  const repeat = withFirstDay(added.repeat, added.from);
  const options = repeatsFrom(added.from);
  const days = toRepeatingDays(added);
  const words = days ? wordsOf(days) : '';
  const isTold = repeat !== null && words === labelOf(repeat, from);
  const tooLong =
    days?.repeat && !isRepeatable(days)
      ? texts('tooLong', { count: mostDays(days.repeat) })
      : undefined;
  return (
    <div className="grid gap-1.5">
      <SelectField
        id="off-repeat"
        label={t('repeats')}
        placeholder={t('never')}
        value={repeat ?? ''}
        options={options.map((value) => ({ value, label: labelOf(value, from) }))}
        error={tooLong}
        onChange={({ target }) => onChange(options.find((value) => value === target.value) ?? null)}
      />
      <p className="text-sm text-muted" role="status">
        {tooLong || isTold ? '' : words}
      </p>
    </div>
  );
}
