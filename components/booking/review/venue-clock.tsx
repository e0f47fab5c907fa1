'use client';

import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { useVisitorZone } from '@/components/time/visitor-time';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { visitorClock } from '@/lib/time/visitor-clock';

const bdi = (chunks: ReactNode) => <bdi>{chunks}</bdi>;

/**
 * The zone of a visit, and its start on the visitor's own clock where that differs. The clock comes
 * after hydration and is short, so that it fits on the same line and nothing below moves.
 */
export function VenueClock({ startsAt, zone }: { startsAt: number; zone: string }) {
  const t = useTexts('booking.clock');
  const clock = visitorClock(startsAt, useVisitorZone(), t.locale);
  const venue = { place: VENUE_ZONE.label, zone };
  if (clock === null) return t('zone', venue);
  return t.rich('zoneAndVisitorTime', { ...venue, clock, time: bdi });
}
