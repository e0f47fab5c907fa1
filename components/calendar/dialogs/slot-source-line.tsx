import { type CalendarData, sourceWords } from '@/lib/domain/calendar/cells';
import { useTexts } from '@/lib/texts/use-texts';

export function SlotSourceLine({ data, at }: { data: CalendarData; at: number }) {
  const t = useTexts('calendar.cells');
  const source = sourceWords(data.slots.get(at)?.source, t);
  return source ? (
    <span className="block text-sm font-normal text-muted">{t('source', { source })}</span>
  ) : null;
}
