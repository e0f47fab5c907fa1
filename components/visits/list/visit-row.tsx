import { UnreadBadge, VisitStateBadge } from '@/components/calendar/dialogs/visit-badges';
import { useGreeting } from '@/components/calendar/dialogs/visit-contact';
import { spanWords } from '@/components/calendar/week/slot-words';
import { EarlyPress } from '@/components/shared/ui/early-press';
import { headingVariants } from '@/components/shared/ui/heading';
import { iconButtonVariants } from '@/components/shared/ui/icon-button';
import { MessageCircle, Phone } from '@/components/shared/ui/icons';
import { Names } from '@/components/shared/ui/names';
import type { ListedVisit } from '@/lib/shared/contract/provider-bookings';
import { formatTotal } from '@/lib/shared/domain/money';
import { telephoneHref, whatsappHref } from '@/lib/shared/domain/text/telephone';
import { commaOf } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';

interface VisitRowProps {
  visit: ListedVisit;
  zone: string;
  isPast: boolean;
  onOpen: (visit: ListedVisit) => void;
}

function useTimes({ startsAt, endsAt }: ListedVisit, zone: string): string {
  const times = useTexts('calendar.times');
  if (startsAt === null) return '';
  if (endsAt === null) return formatClock(startsAt, zone, times.locale);
  return spanWords({ from: startsAt, to: endsAt }, zone, times);
}

export function VisitRow({ visit, zone, isPast, onOpen }: VisitRowProps) {
  const t = useTexts('portal.visits');
  const numbers = useTexts('calendar.visitNumber');
  const price = useTexts('ui.price');
  const { customerName, services, totalMinor, isCancelled, didNotCome, unread, person } = visit;
  const { visitNumber } = visit;
  const times = useTimes(visit, zone);
  const isMarked = isCancelled || didNotCome === true;
  return (
    <li className="relative flex items-center gap-3 border-t border-line py-3 last:border-b">
      <EarlyPress onPress={() => onOpen(visit)}>
        <button
          type="submit"
          className="grid min-h-target min-w-0 flex-1 cursor-pointer gap-x-4 gap-y-0.5 border-0 bg-transparent p-0 text-start wrap-anywhere before:absolute before:inset-0 md:grid-cols-[8.5rem_minmax(0,1fr)_minmax(0,1fr)_5rem_9rem] md:items-center"
          aria-haspopup="dialog"
        >
          <span
            className={`flex flex-wrap items-center gap-x-2 ${isPast ? 'font-semibold text-muted' : 'font-bold'}`}
          >
            <bdi className={isCancelled ? 'line-through' : undefined}>{times}</bdi>
            <span className="md:hidden">
              <UnreadBadge unread={unread} />
            </span>
          </span>
          <span className={headingVariants({ face: 'name', className: 'font-semibold' })}>
            <bdi translate={customerName ? 'no' : undefined}>{customerName || t('noName')}</bdi>
          </span>

          <span className="flex flex-wrap gap-x-2 md:contents">
            <span className="text-sm text-muted max-md:order-last">
              <Names names={services.map(({ name }) => name)} />
              {person ? (
                <>
                  {commaOf(t.locale)}
                  <bdi>{t('with', { person: person.name })}</bdi>
                </>
              ) : null}
              {visitNumber ? (
                <span className="block">{numbers('visit', { number: visitNumber })}</span>
              ) : null}
            </span>
            <span className="text-sm font-semibold md:text-end">
              {totalMinor === null || isCancelled ? null : formatTotal(totalMinor, price)}
            </span>
          </span>
          <span className="flex flex-wrap gap-1.5 md:justify-end">
            {isMarked && unread !== 'cancelled' ? <VisitStateBadge booking={visit} /> : null}
            <span className="max-md:hidden">
              <UnreadBadge unread={unread} />
            </span>
            {visit.customerMail === 'undelivered' ? (
              <span className="text-sm text-danger">{t('mailRefused')}</span>
            ) : null}
          </span>
        </button>
      </EarlyPress>
      <Reach visit={visit} zone={zone} />
    </li>
  );
}

function Reach({ visit, zone }: Pick<VisitRowProps, 'visit' | 'zone'>) {
  const t = useTexts('portal.visits');
  const greeting = useGreeting(visit, visit.startsAt, zone);
  const name = visit.customerName || t('noName');
  const call = telephoneHref(visit.customerPhone);
  // Keeps the rows' columns aligned.
  if (!call) return <span className="w-25 flex-none max-md:hidden" />;
  const message = whatsappHref(visit.customerPhone, { text: greeting });
  const look = iconButtonVariants({ look: 'line', className: 'relative' });
  return (
    <>
      <a className={look} href={call} aria-label={t('call', { name })}>
        <Phone />
      </a>
      {message ? (
        <a
          className={look}
          href={message}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('whatsapp', { name })}
        >
          <MessageCircle />
        </a>
      ) : (
        <span className="w-target flex-none max-md:hidden" />
      )}
    </>
  );
}
