import { type CalendarData, sourceWords } from '@/lib/shared/domain/calendar/cells';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface SlotSourceLineProps {
  data: CalendarData;
  at: number;
  /** The name of the person whose calendar it is; "" where one person works. */
  who: string;
}

export function SlotSourceLine({ data, at, who }: SlotSourceLineProps) {
  const t = useTexts('calendar.cells');
  const source = sourceWords(data.slots.get(at)?.source, t);
  const lines = [who && t('whose', { who }), source && t('source', { source })].filter(Boolean);
  return lines.map((line) => (
    <span key={line} className="block text-sm font-normal wrap-anywhere text-muted">
      {line}
    </span>
  ));
}
