'use client';

import { cityName, spanElsewhere } from '@/components/shared/time/event-times';
import { useVisitorZone } from '@/components/shared/time/visitor-zone';
import { Fact } from '@/components/shared/ui/fact';
import { Clock } from '@/components/shared/ui/icons';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatZone } from '@/lib/shared/time/format';

interface VisitorTimesProps {
  /** Epoch milliseconds. */
  startsAt: number;
  endsAt: number | null;
  zone: string;
}

/** Nothing where the clocks agree. */
export function VisitorTimes({ startsAt, endsAt, zone }: VisitorTimesProps) {
  const t = useTexts('publicEvents.visitor');
  const span = useTexts('events.span');
  const own = useVisitorZone();
  const times = own && spanElsewhere({ startsAt, endsAt }, { zone, other: own }, span);
  if (!times) return null;
  const [city, offset] = [cityName(own, span), formatZone(startsAt, own)];
  const name = city === offset ? t('forYouAt', { offset }) : t('forYou', { city, offset });
  return (
    <Fact Icon={Clock} name={name}>
      <bdi>{times}</bdi>
    </Fact>
  );
}
