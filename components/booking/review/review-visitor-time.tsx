'use client';

import { useVisitorZone, visitorClock } from '@/components/time/visitor-time';

/**
 * The start on the visitor's own clock, where that differs. It comes after hydration, so it is
 * short enough to end the line that it stands in: nothing below may move.
 */
export function ReviewVisitorTime({ startsAt }: { startsAt: string }) {
  const clock = visitorClock(startsAt, useVisitorZone());
  return clock === null ? null : (
    <>
      , yours <bdi>{clock}</bdi>
    </>
  );
}
