import { formatDuration } from '@/lib/shared/domain/booking/duration';
import type { doubtsAbout, visitInTheWay } from '@/lib/shared/domain/calendar/arranged';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { Span } from '@/lib/shared/time/span';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { spanWords } from './slot-words';

type InTheWay = NonNullable<ReturnType<typeof visitInTheWay>>;

export function useDoubtWords(zone: string) {
  const t = useTexts('calendar.doubts');
  const times = useTexts('calendar.times');
  const durations = useTexts('ui.duration');
  return {
    ofDoubts: (doubts: ReturnType<typeof doubtsAbout>, during: Span) =>
      doubts.map(({ doubt, minutes }) =>
        t(doubt, {
          minutes: formatDuration(minutes, durations),
          whole: minutes * MINUTE_MS >= during.to - during.from ? 'yes' : 'no',
        }),
      ),
    ofVisit({ booking }: InTheWay, during: Span): string {
      const span = { from: booking?.startsAt ?? during.from, to: booking?.endsAt ?? during.to };
      const when = spanWords(span, zone, times);
      return t('taken', { name: booking?.customerName || 'none', when });
    },
    past: t('past'),
    tooFar: t('tooFar'),
  };
}
