import { useState } from 'react';

interface EmptyHintProps {
  /** No week that was seen has anything set; null while nothing is known of the one on show. */
  isEmpty: boolean | null;
}

/**
 * Leads on whoever has set nothing yet; Change Availability is the button above, on a phone the one
 * below. The first answer decides whether it has a place, so that what arrives later moves nothing.
 */
export function EmptyHint({ isEmpty }: EmptyHintProps) {
  const [hasPlace, setHasPlace] = useState(isEmpty);
  if (hasPlace === null && isEmpty !== null) setHasPlace(isEmpty);
  if (!hasPlace) return null;
  return (
    <p className={isEmpty ? 'cal-empty' : 'cal-empty invisible'}>
      <b>No hours are set in this week.</b> Customers can book once you mark some as available.
    </p>
  );
}
