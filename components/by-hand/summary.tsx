import { Button } from '@/components/ui/button';
import { cardVariants } from '@/components/ui/card';
import { Spinner } from '@/components/ui/spinner';
import { formatEuro } from '@/lib/domain/money';
import { asWritten } from '@/lib/texts/lists';
import { useTexts } from '@/lib/texts/use-texts';
import { formatClock } from '@/lib/time/clock-words';
import { formatDay, localDay } from '@/lib/time/format';
import { totalOf } from './draft';
import type { ByHand } from './use-by-hand';

interface SummaryProps {
  state: ByHand;
  name: string;
  zone: string;
}

export function DayAgenda({ state, name, zone }: SummaryProps) {
  const t = useTexts('byHand.summary');
  const [visit] = state.wanted;
  if (!visit) return null;
  const { data, during } = state.stateOf(visit);
  const others = (data?.bookings ?? []).filter(
    ({ startsAt, isCancelled }) => !isCancelled && localDay(startsAt, zone) === visit.date,
  );
  const rows = [
    ...others.map(({ id, startsAt, customerName }) => ({
      key: id,
      at: startsAt,
      text: customerName || t('booked'),
      isOwn: false,
    })),
    { key: 'own', at: during.from, text: t('thisVisit'), isOwn: true },
  ].sort((one, other) => one.at - other.at);
  const day = formatDay(visit.start, zone, t.locale);
  return (
    <section className={cardVariants({ padding: 'small' })} aria-busy={data === null}>
      <h2 className="mb-3 font-text text-base font-semibold tracking-normal wrap-anywhere">
        {name ? t('headingWith', { day, name: asWritten(name, t.locale) }) : t('heading', { day })}
      </h2>
      <ul className="grid gap-1.5">
        {rows.map(({ key, at, text, isOwn }) => (
          <li
            key={key}
            className="grid grid-cols-[3.25rem_minmax(0,1fr)] items-center gap-2 text-sm"
          >
            <span className="text-muted">{formatClock(at, zone, t.locale)}</span>
            <span
              className={`truncate rounded-sm px-2.5 py-1.5 font-medium ${
                isOwn ? 'bg-highlight text-on-highlight' : 'bg-cypress text-white'
              }`}
              dir="auto"
            >
              {text}
            </span>
          </li>
        ))}
      </ul>
      {data && others.length === 0 ? <p className="mt-2 text-sm text-muted">{t('empty')}</p> : null}
    </section>
  );
}

export function BookButton({ state }: Pick<SummaryProps, 'state'>) {
  const t = useTexts('byHand.summary');
  const { draft, wanted, isSending } = state;
  const count = Math.max(1, wanted.length);
  const total = totalOf(draft);
  const email = draft.customerEmail.trim();
  return (
    <>
      <p className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 max-lg:flex-col">
        <span>{t('each', { count })}</span>
        {total === null || draft.items.length === 0 ? null : <b>{formatEuro(total, t.locale)}</b>}
      </p>
      <Button type="submit" aria-disabled={isSending || undefined}>
        {isSending ? <Spinner /> : null}
        {t(isSending ? 'booking' : 'book', { count })}
      </Button>
      <p className="w-full text-sm wrap-anywhere text-muted max-lg:hidden">
        {email ? t('mailed', { count, email }) : t('notMailed')}
      </p>
    </>
  );
}
