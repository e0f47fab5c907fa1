import { useState } from 'react';
import { DayRow } from '@/components/calendar/hours/day-row';
import { useRepeatWords } from '@/components/calendar/hours/repeat-words';
import { Button } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { checkboxVariants } from '@/components/shared/ui/checkbox';
import { Field } from '@/components/shared/ui/field';
import { labelVariants } from '@/components/shared/ui/field-parts';
import { IconButton } from '@/components/shared/ui/icon-button';
import { Trash2 } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import { optionRowVariants } from '@/components/shared/ui/option-row';
import { CLOSED_WEEK, withDays } from '@/lib/shared/domain/hours/edit-week';
import { nextDay } from '@/lib/shared/domain/hours/repeat';
import { hasHours, type Schedule, type Week } from '@/lib/shared/domain/hours/schedule';
import type { OwnHours } from '@/lib/shared/domain/hours/schedule-of';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatDay } from '@/lib/shared/time/format';
import { isLocalDate, type LocalDate, noonOf } from '@/lib/shared/time/local-date';

interface OwnHoursFieldProps {
  own: OwnHours | null;
  schedule: Schedule;
  today: LocalDate;
  onChange: (own: OwnHours | null) => void;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Keeps only the days that differ from the account's usual week. */
export function OwnHoursField({ own, schedule, today, onChange }: OwnHoursFieldProps) {
  const t = useTexts('people.fields');
  const usual = schedule.sets[0]?.week ?? CLOSED_WEEK;
  const options = [
    { label: t('asShop'), isChosen: own === null, to: null },
    {
      label: t('own'),
      isChosen: own !== null,
      to: own ?? { week: usual.map(() => null), special: [] },
    },
  ];
  return (
    <fieldset className="grid gap-3">
      <legend className={labelVariants({ className: 'mb-2' })}>{t('hours')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map(({ label, isChosen, to }) => (
          <label key={label} className={optionRowVariants({ look: 'plain', size: 'small' })}>
            <input
              type="radio"
              className={checkboxVariants({ shape: 'round' })}
              checked={isChosen}
              onChange={() => onChange(to)}
            />
            {label}
          </label>
        ))}
      </div>
      {hasHours(schedule) || own ? null : (
        <p className={noteVariants({ look: 'info' })}>{t('noShopHours')}</p>
      )}
      {own ? <OwnWeek own={own} usual={usual} onChange={onChange} /> : null}
      {own ? <OwnDaysOff own={own} today={today} onChange={onChange} /> : null}
    </fieldset>
  );
}

interface OwnWeekProps {
  own: OwnHours;
  usual: Week;
  onChange: (own: OwnHours) => void;
}

function OwnWeek({ own, usual, onChange }: OwnWeekProps) {
  const t = useTexts('people.fields');
  const [openDay, setOpenDay] = useState<number | null>(null);
  const week = usual.map((ranges, day) => own.week[day] ?? ranges);
  const changeWeek = (next: Week) =>
    onChange({
      ...own,
      week: next.map((ranges, day) => (isSame(ranges, usual[day]) ? null : ranges)),
    });
  return (
    <>
      <ul className={cardVariants({ padding: 'none' })}>
        {week.map((ranges, day) => (
          <DayRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the week is the day
            key={day}
            day={day}
            week={week}
            isOpen={openDay === day}
            onOpen={() => setOpenDay(openDay === day ? null : day)}
            onWeek={(next) => {
              changeWeek(next);
              if (ranges.length === 0) setOpenDay(day);
            }}
            onRanges={(next) => changeWeek(withDays(week, [day], next))}
          />
        ))}
      </ul>
      <p className="text-sm text-muted">{t('ownHelp')}</p>
    </>
  );
}

interface OwnDaysOffProps {
  own: OwnHours;
  today: LocalDate;
  onChange: (own: OwnHours) => void;
}

/** For single days off. Longer absences are pauses. */
function OwnDaysOff({ own, today, onChange }: OwnDaysOffProps) {
  const t = useTexts('people.fields');
  const wordsOf = useRepeatWords();
  const [date, setDate] = useState('');
  const isNew = isLocalDate(date) && !own.special.some(({ from }) => from === date);
  const add = () => {
    const off = { name: '', from: date, until: date, ranges: [] };
    const special = [...own.special, off].sort((a, b) => (a.from < b.from ? -1 : 1));
    onChange({ ...own, special });
    setDate('');
  };
  return (
    <div className="grid gap-2">
      <p className={labelVariants()}>{t('daysOff')}</p>
      <ul className="grid gap-1">
        {own.special
          .filter((days) => nextDay(days, today) !== null)
          .map((days) => {
            const day = wordsOf(days) || formatDay(noonOf(days.from), 'UTC', t.locale);
            return (
              <li key={`${days.from} ${days.repeat}`} className="flex items-center gap-2">
                <span className="flex-1">{day}</span>
                <IconButton
                  aria-label={t('removeDayOff', { day })}
                  onClick={() =>
                    onChange({ ...own, special: own.special.filter((one) => one !== days) })
                  }
                >
                  <Trash2 />
                </IconButton>
              </li>
            );
          })}
      </ul>
      <div className="flex flex-wrap items-end gap-2">
        <Field
          id="own-day-off"
          type="date"
          label={t('dayOff')}
          min={today}
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
        <Button look="secondary" disabled={!isNew} onClick={add}>
          {t('addDayOff')}
        </Button>
      </div>
    </div>
  );
}
