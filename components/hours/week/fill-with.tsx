import { useTexts } from '#texts';
import { labelVariants } from '@/components/ui/field-parts';
import { AVAILABILITY_PRESETS, presetHours } from '@/lib/domain/calendar/presets';
import { fillWeek } from '@/lib/domain/hours/edit-week';
import type { Week } from '@/lib/domain/hours/schedule';

interface FillWithProps {
  week: Week;
  onChange: (week: Week) => void;
}

/** The presets of the calendar, for all open days at once. */
export function FillWith({ week, onChange }: FillWithProps) {
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
