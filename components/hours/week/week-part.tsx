import { useState } from 'react';
import { useTexts } from '#texts';
import { cardVariants } from '@/components/ui/card';
import { withDays } from '@/lib/domain/hours/edit-week';
import type { HoursSet, Schedule } from '@/lib/domain/hours/schedule';
import type { LocalDate } from '@/lib/time/local-date';
import { DayRow } from './day-row';
import { FillWith } from './fill-with';
import { SetDates } from './set-dates';
import { SetPills } from './set-pills';

interface WeekPartProps {
  schedule: Schedule;
  today: LocalDate;
  onChange: (schedule: Schedule) => void;
}

/** The hours that repeat each week, in several sets; phones open one day at a time. */
export function WeekPart({ schedule, today, onChange }: WeekPartProps) {
  const t = useTexts('hours.week');
  const [chosen, setChosen] = useState(0);
  const [openDay, setOpenDay] = useState<number | null>(null);
  const index = Math.min(chosen, schedule.sets.length - 1);
  const set = schedule.sets[index];
  if (!set) return null;
  const changeSet = (change: Partial<HoursSet>) =>
    onChange({
      ...schedule,
      sets: schedule.sets.map((one, at) => (at === index ? { ...one, ...change } : one)),
    });
  return (
    <>
      <SetPills
        sets={schedule.sets}
        chosen={index}
        today={today}
        onChoose={setChosen}
        onAdd={(added) => {
          onChange({ ...schedule, sets: [...schedule.sets, added] });
          setChosen(schedule.sets.length);
        }}
      />
      <SetDates
        key={index}
        set={set}
        isUsual={index === 0}
        onChange={changeSet}
        onRemove={() => {
          onChange({ ...schedule, sets: schedule.sets.filter((_, at) => at !== index) });
          setChosen(0);
        }}
      />
      {schedule.sets.length > 1 ? <p className="text-sm text-muted">{t('datesNote')}</p> : null}
      <FillWith week={set.week} onChange={(week) => changeSet({ week })} />
      <ul className={cardVariants({ padding: 'none' })}>
        {set.week.map((ranges, day) => (
          <DayRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the week is the day
            key={day}
            day={day}
            week={set.week}
            isOpen={openDay === day}
            onOpen={() => setOpenDay(openDay === day ? null : day)}
            onWeek={(week) => {
              changeSet({ week });
              if (ranges.length === 0) setOpenDay(day);
            }}
            onRanges={(next) => changeSet({ week: withDays(set.week, [day], next) })}
          />
        ))}
      </ul>
    </>
  );
}
