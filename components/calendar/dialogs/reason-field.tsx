import { useState } from 'react';
import { TextAreaField } from '@/components/shared/ui/text-area-field';
import { CANCEL_REASON_LIMIT } from '@/lib/shared/domain/booking/changes';
import { useTexts } from '@/lib/shared/texts/use-texts';

/** `at` is the start of the booking. The text stays until another booking opens. */
export function useReason(at: number | null) {
  const [typed, setTyped] = useState({ at, reason: '' });
  return {
    reason: typed.at === at ? typed.reason : '',
    setReason: (reason: string) => setTyped({ at, reason }),
  };
}

interface ReasonFieldProps {
  reason: string;
  onChange: (reason: string) => void;
}

export function ReasonField({ reason, onChange }: ReasonFieldProps) {
  const t = useTexts('calendar.cancel');
  return (
    <TextAreaField
      id="cancel-reason"
      label={t('reason')}
      optional
      rows={2}
      dir="auto"
      maxLength={CANCEL_REASON_LIMIT}
      value={reason}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
