import { useTexts } from '#texts';
import { cardVariants } from '@/components/ui/card';
import { headingVariants } from '@/components/ui/heading';
import type { Schedule } from '@/lib/domain/hours/schedule';
import type { LocalDate } from '@/lib/time/local-date';
import { Switch } from '../parts/switch';
import { AddDays } from './add-days';
import { DaysList } from './days-list';

interface DaysOffProps {
  schedule: Schedule;
  today: LocalDate;
  onChange: (schedule: Schedule) => void;
}

/** Days that differ from the week: those off, those with other hours, and public holidays. */
export function DaysOff({ schedule, today, onChange }: DaysOffProps) {
  const t = useTexts('hours.daysOff');
  const { special, isClosedOnHolidays } = schedule;
  return (
    <>
      <AddDays
        today={today}
        onAdd={(days) => onChange({ ...schedule, special: [...special, days] })}
      />
      <h2 className={headingVariants({ size: 'small' })}>{t('list')}</h2>
      <div
        className={cardVariants({
          ...{ look: 'sunken', padding: 'small' },
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
      <p className="text-sm text-muted">{t('order')}</p>
    </>
  );
}
