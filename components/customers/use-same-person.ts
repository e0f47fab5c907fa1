import { useState } from 'react';
import { isUnsettled } from '@/components/unsettled/look-up';
import { callApi } from '@/lib/api/call-api';
import { useTexts } from '@/lib/texts/use-texts';

interface SamePersonOptions {
  calendarId: number;
  customerId: number;
  onChanged: () => void;
}

export function useSamePerson({ calendarId, customerId, onChanged }: SamePersonOptions) {
  const t = useTexts('customers.merge');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const options = { params: { calendarId, customerId } };
  const base = '/api/calendars/{calendarId}/customers/{customerId}';

  async function send(change: () => ReturnType<typeof callApi>, words: string) {
    setIsSending(true);
    setProblem(null);
    setDone('');
    const result = await change();
    setIsSending(false);
    if (!result.ok) return setProblem(isUnsettled(result) ? t('unsettled') : result.message);
    setDone(words);
    onChanged();
  }

  return {
    isSending,
    problem,
    done,
    merge: (otherId: number) => {
      const body = { otherId: String(otherId) };
      return send(() => callApi(`POST ${base}/merge` as const, body, options), t('done'));
    },
    part: (mergeId: number) =>
      send(() => callApi(`POST ${base}/part` as const, { mergeId }, options), t('undone')),
  };
}
