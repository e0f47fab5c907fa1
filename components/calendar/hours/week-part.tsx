import { useState } from 'react';
import { cardVariants } from '@/components/shared/ui/card';
import { choicePillVariants } from '@/components/shared/ui/choice-pill';
import { labelVariants } from '@/components/shared/ui/field-parts';
import { Check, Plus } from '@/components/shared/ui/icons';
import { AVAILABILITY_PRESETS, presetHours } from '@/lib/shared/domain/calendar/presets';
import { fillWeek, withDays } from '@/lib/shared/domain/hours/edit-week';
import type { HoursSet, Schedule, Week } from '@/lib/shared/domain/hours/schedule';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { addDays, type LocalDate } from '@/lib/shared/time/local-date';
import { DayRow } from './day-row';
import { SetDates } from './set-dates';

interface WeekPartProps {
  schedule: Schedule;
  today: LocalDate;
  onChange: (schedule: Schedule) => void;
}

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

interface FillWithProps {
  week: Week;
  onChange: (week: Week) => void;
}

function FillWith({ week, onChange }: FillWithProps) {
  const t = useTexts('hours.week');
  const names = useTexts('calendar.availability.times');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are buttons
    <div role="group" aria-labelledby="fill-with">
      <p id="fill-with" className={labelVariants({ className: 'mb-2' })}>
        {t('fill')}
      </p>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {AVAILABILITY_PRESETS.map(({ name, range }) => (
          <button
            key={name}
            type="button"
            className="min-h-14 cursor-pointer rounded-md border-1.5 border-line-strong bg-surface px-3.5 py-1.5 text-start leading-5 font-semibold hover:bg-sunken"
            onClick={() => onChange(fillWeek(week, range))}
          >
            {names(name)}
            <small className="block text-sm font-normal text-muted">
              <bdi>{presetHours(range)}</bdi>
            </small>
          </button>
        ))}
      </div>
    </div>
  );
}

const MOST_SETS = 12;
const NEW_SET_DAYS = 30;

interface SetPillsProps {
  sets: readonly HoursSet[];
  chosen: number;
  today: LocalDate;
  onChoose: (index: number) => void;
  onAdd: (set: HoursSet) => void;
}

function SetPills({ sets, chosen, today, onChoose, onAdd }: SetPillsProps) {
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
