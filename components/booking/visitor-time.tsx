'use client';

import { useSyncExternalStore } from 'react';
import { formatShortDay, formatTime, formatZone } from '@/lib/domain/format';
import { VENUE_ZONE } from '@/lib/domain/host-country';

const never = () => () => {};

/** The same span on the visitor's own clock; nothing where that shows the same as the venue's. */
export function VisitorTime({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const zone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
  if (!zone) return null;
  const inZone = (id: string) =>
    [
      formatShortDay(startsAt, id),
      formatTime(startsAt, id),
      ...(endsAt === startsAt ? [] : ['to', formatTime(endsAt, id)]),
    ].join(' ');
  if (inZone(zone) === inZone(VENUE_ZONE.id)) return null;
  return (
    <p className="muted sm">
      {inZone(zone)} your time ({formatZone(startsAt, zone)})
    </p>
  );
}
