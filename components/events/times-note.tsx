import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { useVisitorZone } from '@/components/time/visitor-zone';
import { Clock } from '@/components/ui/icons';
import { noteVariants } from '@/components/ui/note';
import { zoneCity } from '@/lib/time/time-zones';
import { type Span, spanElsewhere, spanIn } from './event-times';

const TAGS = {
  strong: (chunks: ReactNode) => <b>{chunks}</b>,
  clock: (chunks: ReactNode) => <bdi>{chunks}</bdi>,
};

/** The times on the clocks of the event's place and, where they differ, on the visitor's clock. */
export function TimesNote({ startsAt, endsAt, zone }: Span & { zone: string }) {
  const t = useTexts('events.timesNote');
  const tSpan = useTexts('events.span');
  const own = useVisitorZone();
  const span = { startsAt, endsAt: endsAt && endsAt > startsAt ? endsAt : null };
  const ownSpan = own ? spanElsewhere(span, { zone, other: own }, tSpan) : null;
  const there = { ...TAGS, span: spanIn(span, { zone }, tSpan), city: zoneCity(zone) };
  return (
    <p className={noteVariants({ look: 'info' })} role="status">
      <Clock />
      <span>
        {own && ownSpan
          ? t.rich('thereAndHere', { ...there, ownSpan, ownCity: zoneCity(own) })
          : t.rich('there', there)}
      </span>
    </p>
  );
}
