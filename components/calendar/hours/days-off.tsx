import { cardVariants } from '@/components/shared/ui/card';
import { headingVariants } from '@/components/shared/ui/heading';
import { Switch } from '@/components/shared/ui/switch';
import { type AddedDays, withAdded } from '@/lib/shared/domain/hours/added-days';
import type { Schedule } from '@/lib/shared/domain/hours/schedule';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { AddDays } from './add-days';
import { DaysList } from './days-list';

interface DaysOffProps {
  calendarId: number;
  schedule: Schedule;
  saved: Schedule;
  today: LocalDate;
  zone: string;
  onChange: (schedule: Schedule) => void;
  added: AddedDays;
  onAdded: (added: Partial<AddedDays>) => void;
}

export function DaysOff({ onChange, onAdded, ...props }: DaysOffProps) {
  const { schedule, today } = props;
  const t = useTexts('hours.daysOff');
  const { isClosedOnHolidays } = schedule;
  return (
    <>
      <AddDays
        {...props}
        onChange={onAdded}
        onAdd={(days) => onChange(withAdded(schedule, days))}
      />
      <div>
        <h2 className={headingVariants({ size: 'small' })}>{t('list')}</h2>
        <p className="text-sm text-muted">{t('order')}</p>
      </div>
      <div
        className={cardVariants({
          look: 'sunken',
          padding: 'small',
          className: 'flex items-center gap-3',
        })}
      >
        <div className="min-w-0 flex-1">
          <p className="font-semibold" aria-hidden="true">
            {t('holidays')}
          </p>
          <p className="text-sm text-muted">{t('holidaysLead')}</p>
        </div>
        <Switch
          label={t('holidays')}
          isOn={isClosedOnHolidays}
          onToggle={() => onChange({ ...schedule, isClosedOnHolidays: !isClosedOnHolidays })}
        />
      </div>
      <DaysList schedule={schedule} today={today} onChange={onChange} />
    </>
  );
}
