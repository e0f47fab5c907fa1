import type { RefCallback } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { X } from '@/components/ui/icons';
import { clockOf } from '@/lib/domain/calendar/grid';
import { DAY_MINUTES, type TimeRange } from '@/lib/domain/calendar/presets';
import { SLOT_MINUTES } from '@/lib/domain/calendar/slots';
import { useTexts } from '@/lib/texts/use-texts';
import { TimeSelect } from './time-select';

interface RangeRowProps {
  day: string;
  passFocus: RefCallback<HTMLElement> | undefined;
  number: number;
  range: TimeRange;
  isWrong: boolean;
  describedBy: string | undefined;
  onChange: (range: TimeRange) => void;
  onRemove: () => void;
}

export function RangeRow(props: RangeRowProps) {
  const { day, number, range, isWrong, describedBy, onChange, onRemove } = props;
  const t = useTexts('hours.week');
  const shared = { isWrong, describedBy };
  return (
    <div ref={props.passFocus} className="flex items-center gap-1.5 max-sm:w-full">
      <TimeSelect
        {...shared}
        label={t('start', { day, number })}
        minute={range.from}
        first={0}
        last={DAY_MINUTES - SLOT_MINUTES}
        onChange={(from) => onChange({ ...range, from })}
      />
      <span className="text-sm text-muted" aria-hidden="true">
        {t('to')}
      </span>
      <TimeSelect
        {...shared}
        label={t('end', { day, number })}
        minute={range.to}
        first={0}
        last={DAY_MINUTES}
        onChange={(to) => onChange({ ...range, to })}
      />
      <IconButton
        aria-label={t('removeRange', { day, from: clockOf(range.from), to: clockOf(range.to) })}
        onClick={onRemove}
      >
        <X />
      </IconButton>
    </div>
  );
}
