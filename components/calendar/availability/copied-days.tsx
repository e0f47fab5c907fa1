import { useState } from 'react';
import { Button } from '@/components/shared/ui/button';
import { checkboxVariants } from '@/components/shared/ui/checkbox';
import { labelVariants } from '@/components/shared/ui/field-parts';
import { passFocus } from '@/components/shared/ui/pass-focus';
import { withCommas } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatDay, formatShortDay } from '@/lib/shared/time/format';
import { type LocalDate, noonOf } from '@/lib/shared/time/local-date';

const DAYS_NAMED = 28;

export function CopiedDays({ dates }: { dates: readonly LocalDate[] }) {
  const t = useTexts('calendar.availability.copy');
  const days = dates.map((date) => formatShortDay(noonOf(date), 'UTC', t.locale));
  const words = withCommas(days, t.locale);
  if (dates.length <= DAYS_NAMED) return <p>{words}</p>;
  return (
    <details>
      <summary className="min-h-target cursor-pointer py-2.5 font-semibold">{t('which')}</summary>
      <p>{words}</p>
    </details>
  );
}

const DAYS_SHOWN_FIRST = 4;

const passToTicks = passFocus(() =>
  document.querySelector<HTMLElement>(`[data-ticks] > :nth-child(${DAYS_SHOWN_FIRST + 1}) input`),
);

interface TickedDaysOffProps {
  daysOff: readonly LocalDate[];
  ticked: ReadonlySet<LocalDate>;
  isDisabled: boolean;
  onChange: (ticked: ReadonlySet<LocalDate>) => void;
}

export function TickedDaysOff({ daysOff, ticked, isDisabled, onChange }: TickedDaysOffProps) {
  const t = useTexts('calendar.availability.copy');
  const [isWhole, setIsWhole] = useState(false);
  if (daysOff.length === 0) return null;
  const shown = isWhole ? daysOff : daysOff.slice(0, DAYS_SHOWN_FIRST);
  return (
    <fieldset className="grid">
      <legend className={labelVariants()}>{t('daysOff')}</legend>
      <div className="grid" data-ticks="">
        {shown.map((date) => (
          <label key={date} className="flex cursor-pointer items-start gap-3 py-2.5">
            <input
              className={checkboxVariants()}
              type="checkbox"
              checked={ticked.has(date)}
              disabled={isDisabled}
              onChange={({ target }) => {
                const others = [...ticked].filter((one) => one !== date);
                onChange(new Set(target.checked ? [...others, date] : others));
              }}
            />
            <span>{formatDay(noonOf(date), 'UTC', t.locale)}</span>
          </label>
        ))}
      </div>
      {shown.length < daysOff.length ? (
        <Button
          ref={passToTicks}
          look="ghost"
          size="small"
          className="justify-self-start"
          onClick={() => setIsWhole(true)}
        >
          {t('showDaysOff', { count: daysOff.length })}
        </Button>
      ) : null}
    </fieldset>
  );
}
