import { useState } from 'react';

interface EmptyHintProps {
  /** The week on show is known, and no week that was seen has anything set. */
  isEmpty: boolean;
}

/**
 * Leads on whoever has set nothing yet; Change Availability is the button above, on a phone the one
 * below. Once it stands it keeps its place, so that what arrives later moves nothing.
 */
export function EmptyHint({ isEmpty }: EmptyHintProps) {
  const [hasPlace] = useState(isEmpty);
  if (!hasPlace) return null;
  return (
    <p className={isEmpty ? 'cal-empty' : 'cal-empty invisible'}>
      <b>No hours are set in this week.</b> Customers can book once you mark some as available.
    </p>
  );
}
