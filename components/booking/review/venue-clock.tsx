'use client';

import type { ReactNode } from 'react';
import { useVisitorZone } from '@/components/shared/time/visitor-time';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { visitorClock } from '@/lib/shared/time/visitor-clock';

const bdi = (chunks: ReactNode) => <bdi>{chunks}</bdi>;

/** The visitor's clock appears after hydration. It is short, so that nothing moves. */
export function VenueClock({ startsAt, zone }: { startsAt: number; zone: string }) {
  const t = useTexts('booking.clock');
  const clock = visitorClock(startsAt, useVisitorZone(), t.locale);
  if (clock === null) return t('zone', { zone });
  return t.rich('zoneAndVisitorTime', { zone, clock, time: bdi });
}
