import { FieldError } from '@/components/ui/field-error';
import { DAY_MINUTES, type TimeRange } from '@/lib/domain/calendar/presets';
import { SLOT_MINUTES } from '@/lib/domain/calendar/slots';
import { hoursProblem } from '@/lib/domain/hours/edit-week';
import { useTexts } from '@/lib/texts/use-texts';
import { TimeSelect } from './time-select';

interface SpecialHoursProps {
  hours: TimeRange;
  onChange: (hours: TimeRange) => void;
}

export function SpecialHours({ hours, onChange }: SpecialHoursProps) {
  const t = useTexts('hours.daysOff');
  const week = useTexts('hours.week');
  const problem = hoursProblem([hours]);
  const shared = {
    isWrong: problem !== null,
    describedBy: problem ? 'special-hours-error' : undefined,
  };
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center gap-2">
        <TimeSelect
          {...shared}
          label={t('hoursFrom')}
          minute={hours.from}
          first={0}
          last={DAY_MINUTES - SLOT_MINUTES}
          onChange={(from) => onChange({ ...hours, from })}
        />
        <span className="text-sm text-muted" aria-hidden="true">
          {week('to')}
        </span>
        <TimeSelect
          {...shared}
          label={t('hoursUntil')}
          minute={hours.to}
          first={0}
          last={DAY_MINUTES}
          onChange={(to) => onChange({ ...hours, to })}
        />
      </div>
      <FieldError id="special-hours-error" message={problem ? week(problem) : undefined} />
    </div>
  );
}
