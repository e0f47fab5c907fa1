import { useState } from 'react';
import { useTexts } from '#texts';

interface EmptyHintProps {
  /** Whether no week that was shown has a slot set; null while the week on show is not known. */
  isEmpty: boolean | null;
}

/**
 * Tells providers who have set nothing yet what to do. The button for it is above, on a phone below.
 * The first answer decides whether the hint takes up space, so that later answers move nothing.
 */
export function EmptyHint({ isEmpty }: EmptyHintProps) {
  const t = useTexts('calendar.empty');
  const [hasPlace, setHasPlace] = useState(isEmpty);
  if (hasPlace === null && isEmpty !== null) setHasPlace(isEmpty);
  if (!hasPlace) return null;
  return (
    <p className={isEmpty ? 'mt-4 text-muted' : 'invisible mt-4 text-muted'}>
      {t.rich('hint', { strong: (chunks) => <b className="text-text">{chunks}</b> })}
    </p>
  );
}
