import { ArchPanel } from '@/components/booking/arch-panel';
import { PageLink } from '@/components/shared/links/page-link';
import { OutsideLink } from '@/components/shared/site/outside-link';
import { buttonVariants } from '@/components/shared/ui/button';
import {
  CalendarClock,
  CalendarX,
  Hourglass,
  MessageCircle,
  Phone,
  Repeat,
} from '@/components/shared/ui/icons';
import { changesEnd } from '@/lib/shared/domain/booking/changes';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { bookingPath } from '@/lib/shared/url/booking-url';
import { movePath, visitFilePath } from '@/lib/shared/url/manage-url';
import { CancelLink } from './cancel-link';
import { type ChangeAction, itemsToBookAgain, type ManagedVisit } from './visit';
import { WhileOnline } from './while-online';

const zone = VENUE_ZONE.id;

const ROW = 'grid gap-2 sm:flex';

interface VisitActionsProps {
  visit: ManagedVisit;
  cancel: ChangeAction;
}

/** The buttons never stick to the screen, so that nobody cancels by accident. */
export function VisitActions({ visit, cancel }: VisitActionsProps) {
  if (visit.stage === 'open') return <Changes visit={visit} cancel={cancel} />;
  return visit.stage === 'closed' ? <TooLate visit={visit} /> : <OverActions visit={visit} />;
}

function Changes({ visit, cancel }: VisitActionsProps) {
  const t = useTexts('booking.manage');
  const policy = useTexts('booking.cancellation')('policy');
  const end = changesEnd(visit.booking.startsAt);
  const until = {
    day: formatDay(end, zone, t.locale),
    time: formatClock(end, zone, t.locale),
  };
  return (
    <section className="flex flex-col gap-3" aria-label={t('changes')}>
      <WhileOnline readAt={visit.now}>
        <div className={ROW}>
          {visit.mayMove ? (
            <PageLink className={buttonVariants()} href={movePath(visit.token)}>
              <CalendarClock />
              {t('move')}
            </PageLink>
          ) : null}
          <CancelLink visit={visit} action={cancel} />
        </div>
      </WhileOnline>
      <p className="text-sm text-muted">
        {policy} {t(visit.mayMove ? 'until' : 'cancelUntil', until)}
      </p>
    </section>
  );
}

function TooLate({ visit: { booking, reach } }: { visit: ManagedVisit }) {
  const t = useTexts('booking.manage');
  const policy = useTexts('booking.cancellation')('policy');
  const whatsapp = useTexts('booking.confirmed')('whatsapp');
  const time = formatClock(changesEnd(booking.startsAt), zone, t.locale);
  return (
    <ArchPanel
      aria-label={t('changes')}
      icon={<Hourglass />}
      heading={policy}
      words={<p className="mt-0.5 text-sm">{t('tooLate', { time })}</p>}
    >
      <div className="grid auto-cols-fr grid-flow-col max-slim:grid-flow-row gap-2">
        <CallLink reach={reach} />
        {reach.message ? (
          <OutsideLink className={buttonVariants({ look: 'secondary' })} href={reach.message}>
            <MessageCircle />
            {whatsapp}
          </OutsideLink>
        ) : null}
      </div>
    </ArchPanel>
  );
}

function OverActions({ visit: { booking, stage, token, reach, now } }: { visit: ManagedVisit }) {
  const t = useTexts('booking.manage');
  const quiet = buttonVariants({ look: 'secondary' });
  const { serviceId, items } = booking;
  const offered = itemsToBookAgain(booking);
  const again = serviceId && { serviceId, itemIds: offered.map(({ id }) => id) };
  const asksFirst = booking.review?.isWritten === false;
  const callsFirst = stage === 'cancelled' && booking.cancelledBy === 'provider' && !!reach.call;
  return (
    <section className="flex flex-col gap-3" aria-label={t('changes')}>
      <div className="grid gap-2 sm:flex">
        {callsFirst ? <CallLink reach={reach} /> : null}
        {again ? (
          <PageLink
            className={callsFirst || asksFirst ? quiet : buttonVariants()}
            href={bookingPath(again)}
          >
            <Repeat />
            {t('again')}
          </PageLink>
        ) : null}
        {stage === 'cancelled' && booking.endsAt > now ? (
          <a className={quiet} href={visitFilePath(token, t.locale)} download>
            <CalendarX />
            {t('removeFromCalendar')}
          </a>
        ) : null}
      </div>
      {again && offered.length === items.length ? (
        <p className="text-sm text-muted">{t('againNote')}</p>
      ) : null}
    </section>
  );
}

function CallLink({ reach }: Pick<ManagedVisit, 'reach'>) {
  const t = useTexts('booking.confirmed');
  if (!reach.call) return null;
  return (
    <a className={buttonVariants()} href={reach.call}>
      <Phone />
      {t('call')}
    </a>
  );
}
