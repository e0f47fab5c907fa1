import { useTexts } from '#texts';
import { Button } from '@/components/ui/button';
import { Copy, Plus } from '@/components/ui/icons';
import type { TimeRange } from '@/lib/domain/calendar/presets';
import { nextRange } from '@/lib/domain/hours/edit-week';

const MOST_RANGES = 12;

interface DayActionsProps {
  day: string;
  ranges: readonly TimeRange[];
  isCopying: boolean;
  onAdd: (range: TimeRange) => void;
  onCopy: () => void;
}

/** More hours on a day, and the same hours on other days; icons alone where there is little room. */
export function DayActions({ day, ranges, isCopying, onAdd, onCopy }: DayActionsProps) {
  const t = useTexts('hours.week');
  const added = ranges.length < MOST_RANGES ? nextRange(ranges) : null;
  return (
    <div className="flex lg:ms-auto">
      {added ? (
        <Button
          look="ghost"
          size="small"
          aria-label={t('addTo', { day })}
          onClick={() => onAdd(added)}
        >
          <Plus />
          <span className="lg:sr-only">{t('add')}</span>
        </Button>
      ) : null}
      <Button
        look="ghost"
        size="small"
        aria-label={t('copyOf', { day })}
        aria-expanded={isCopying}
        data-copy=""
        onClick={onCopy}
      >
        <Copy />
        <span className="lg:sr-only">{t('copy')}</span>
      </Button>
    </div>
  );
}
