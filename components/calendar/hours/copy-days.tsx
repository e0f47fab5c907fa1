import { useState } from 'react';
import { useWeekdayNames } from '@/components/shared/time/use-weekday-names';
import { Button } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { choicePillVariants } from '@/components/shared/ui/choice-pill';
import { Check } from '@/components/shared/ui/icons';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { PASS_TO_DAY } from './pass-to';

interface CopyDaysProps {
  /** Monday is 0. */
  day: number;
  onCopy: (days: number[]) => void;
  onCancel: () => void;
}

export function CopyDays({ day, onCopy, onCancel }: CopyDaysProps) {
  const t = useTexts('hours.week');
  const names = useWeekdayNames();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const toggle = (other: number) =>
    setChosen(chosen.includes(other) ? chosen.filter((one) => one !== other) : [...chosen, other]);
  const heading = t('copyTo', { day: names[day]?.long ?? '' });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are buttons
    <div
      ref={PASS_TO_DAY[day]}
      role="group"
      aria-label={heading}
      className={cardVariants({ look: 'sunken', padding: 'small', className: 'grid gap-3' })}
    >
      <p className="text-sm font-semibold" aria-hidden="true">
        {heading}
      </p>
      <div className="flex flex-wrap gap-2">
        {names.map(({ short, long }, other) =>
          other === day ? null : (
            <button
              key={long}
              type="button"
              className={choicePillVariants()}
              aria-label={long}
              aria-pressed={chosen.includes(other)}
              onClick={() => toggle(other)}
            >
              {chosen.includes(other) ? <Check /> : null}
              {short}
            </button>
          ),
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="soft"
          size="small"
          disabled={chosen.length === 0}
          onClick={() => onCopy([...chosen])}
        >
          {t('copyCount', { count: chosen.length })}
        </Button>
        <Button look="ghost" size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
