import { useHost } from '@/components/shared/host/host-context';
import { Ban, CalendarClock, Plus } from '@/components/shared/ui/icons';
import { segmentsVariants, segmentVariants } from '@/components/shared/ui/segments';
import type { Mark } from '@/lib/shared/domain/calendar/plan';
import { useTexts } from '@/lib/shared/texts/use-texts';

const MARKS = [
  { mark: 'available', Icon: Plus },
  { mark: 'unavailable', Icon: Ban },
  { mark: 'cleared', Icon: CalendarClock },
] as const;

interface MarkAsProps {
  name: string;
  value: Mark;
  isDisabled?: boolean;
  className?: string;
  onChange: (mark: Mark) => void;
}

/** CAL-011. Callers show a label; the legend is for screen readers. */
export function MarkAs(props: MarkAsProps) {
  const { name, value, isDisabled, className = '', onChange } = props;
  const { isOurs } = useHost();
  const t = useTexts('calendar.availability.marks');
  return (
    <fieldset
      className={segmentsVariants({
        className: `group grid w-full grid-cols-[1fr_1fr] ${className}`,
      })}
      disabled={isDisabled}
    >
      <legend className="sr-only">{t('legend')}</legend>
      {MARKS.filter(({ mark }) => isOurs || mark !== 'cleared').map(({ mark, Icon }) => (
        <label
          key={mark}
          className={segmentVariants({
            kind: 'label',
            className: mark === 'cleared' ? 'col-span-full' : '',
          })}
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={mark}
            checked={mark === value}
            onChange={() => onChange(mark)}
          />
          <Icon aria-hidden="true" />
          {t(mark)}
        </label>
      ))}
    </fieldset>
  );
}
