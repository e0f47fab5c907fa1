'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { QueryProvider } from '@/components/shared/queries/query-provider';
import { Button } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { headingVariants } from '@/components/shared/ui/heading';
import { Users } from '@/components/shared/ui/icons';
import { passFocus } from '@/components/shared/ui/pass-focus';
import { callApi, isUnsettled } from '@/lib/shared/api/call-api';
import type { Customer, CustomerDetail } from '@/lib/shared/contract/customers';
import { asWritten, withCommas } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatDate } from '@/lib/shared/time/format';
import { FindOther } from './find-other';
import { MergeDialog } from './merge-dialog';

interface SamePersonProps {
  calendarId: number;
  customer: Pick<Customer, 'id' | 'name' | 'phone' | 'email' | 'visits'>;
  alike: CustomerDetail['alike'];
  merges: CustomerDetail['merges'];
  zone: string;
}

const passToHeading = passFocus(() => document.querySelector<HTMLElement>('[data-same-person] h2'));

export function SamePerson({ calendarId, customer, alike, merges, zone }: SamePersonProps) {
  const t = useTexts('customers.merge');
  const list = useTexts('customers.list');
  const router = useRouter();
  const [other, setOther] = useState<Customer | null>(null);
  const [isFinding, setIsFinding] = useState(false);
  const about = { calendarId, customerId: customer.id };
  const same = useSamePerson({ ...about, onChanged: () => router.refresh() });
  const ask = (found: Customer) => {
    setIsFinding(false);
    setOther(found);
  };
  return (
    <section
      className={cardVariants({ look: 'sunken', className: 'grid justify-items-start gap-3' })}
      data-same-person=""
    >
      <h2
        className={headingVariants({
          face: 'name',
          className: 'flex items-center gap-2 text-base',
        })}
        tabIndex={-1}
      >
        <Users />
        {t('heading')}
      </h2>
      {merges.map(({ id, name, contact, mergedAt, undoUntil }) => (
        <div key={id} className="grid justify-items-start gap-1 text-sm wrap-anywhere">
          <p>
            {t('merged', {
              name: asWritten(name || list('noName'), t.locale),
              contact: asWritten(contact, t.locale),
              day: formatDate(mergedAt, zone, t.locale),
            })}
          </p>
          <p className="text-muted">{t('until', { day: formatDate(undoUntil, zone, t.locale) })}</p>
          <Button
            ref={passToHeading}
            look="secondary"
            size="small"
            aria-disabled={same.isSending || undefined}
            onClick={() => same.part(id)}
          >
            {t('undo')}
          </Button>
        </div>
      ))}
      {alike.map((one) => (
        <div key={one.id} className="grid justify-items-start gap-1 text-sm wrap-anywhere">
          <p>
            {t('alike', {
              name: withCommas(
                [one.name || list('noName'), one.phone || one.email].map((part) =>
                  asWritten(part, t.locale),
                ),
                t.locale,
              ),
              count: one.visits,
            })}
          </p>
          <Button ref={passToHeading} look="secondary" size="small" onClick={() => ask(one)}>
            {t('same')}
          </Button>
        </div>
      ))}
      <Button look="secondary" size="small" onClick={() => setIsFinding(true)}>
        {t('other')}
      </Button>
      {same.problem ? <FailureNote>{same.problem}</FailureNote> : null}
      <p className="text-sm text-muted empty:hidden" role="status">
        {same.done}
      </p>
      <QueryProvider>
        <FindOther
          {...about}
          name={customer.name || list('noName')}
          isOpen={isFinding}
          onFound={ask}
          onClose={() => setIsFinding(false)}
        />
      </QueryProvider>
      <MergeDialog
        one={customer}
        other={other}
        isBusy={same.isSending}
        onKeep={() => setOther(null)}
        onMerge={async (id) => {
          await same.merge(id);
          setOther(null);
        }}
      />
    </section>
  );
}

interface SamePersonOptions {
  calendarId: number;
  customerId: number;
  onChanged: () => void;
}

function useSamePerson({ calendarId, customerId, onChanged }: SamePersonOptions) {
  const t = useTexts('customers.merge');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const once = () => ({ params: { calendarId, customerId }, repeatKey: crypto.randomUUID() });
  const base = '/api/calendars/{calendarId}/customers/{customerId}';

  async function send(change: () => ReturnType<typeof callApi>, words: string) {
    if (isSending) return;
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
      return send(() => callApi(`POST ${base}/merge` as const, body, once()), t('done'));
    },
    part: (mergeId: number) =>
      send(() => callApi(`POST ${base}/part` as const, { mergeId }, once()), t('undone')),
  };
}
