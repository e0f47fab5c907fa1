import { useTexts } from '#texts';
import { segmentsVariants, segmentVariants } from '@/components/calendar/looks/segments';
import { Ban, Clock } from '@/components/ui/icons';
import type { AddedDays } from '@/lib/domain/hours/added-days';

const KINDS = [
  { name: 'off', Icon: Ban },
  { name: 'special', Icon: Clock },
] as const;

interface DaysKindProps {
  kind: AddedDays['kind'];
  onChange: (kind: AddedDays['kind']) => void;
}

/** Whether the days that are added are off, or have other hours. */
export function DaysKind({ kind, onChange }: DaysKindProps) {
  const t = useTexts('hours.daysOff');
  return (
    <fieldset className={segmentsVariants({ className: 'm-0 grid grid-cols-2 bg-surface' })}>
      <legend className="sr-only">{t('kind')}</legend>
      {KINDS.map(({ name, Icon }) => (
        <label key={name} className={segmentVariants({ kind: 'label' })}>
          <input
            type="radio"
            name="kind"
            className="sr-only"
            checked={kind === name}
            onChange={() => onChange(name)}
          />
          <Icon />
          {t(name)}
        </label>
      ))}
    </fieldset>
  );
}
