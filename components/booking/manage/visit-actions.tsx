import { useTexts } from '#texts';
import { RouteLink } from '@/components/links/route-link';
import { OutsideLink } from '@/components/site/outside-link';
import { buttonVariants } from '@/components/ui/button';
import {
  CalendarClock,
  CalendarX,
  Hourglass,
  MessageCircle,
  Phone,
  Repeat,
} from '@/components/ui/icons';
import { noteVariants } from '@/components/ui/note';
import { changesEnd } from '@/lib/domain/booking/changes';
import { formatDay, formatTime } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { bookingPath } from '@/lib/url/booking-url';
import { movePath, visitFilePath } from '@/lib/url/manage-url';
import { CancelLink } from './cancel-link';
import { CancelQuestion } from './cancel-question';
import type { ChangeAction, ManagedVisit } from './visit';

const zone = VENUE_ZONE.id;

interface VisitActionsProps {
  visit: ManagedVisit;
  cancel: ChangeAction;
}

/** What can be done about the booking now. Never sticky: nobody should cancel with a stray thumb. */
export function VisitActions({ visit, cancel }: VisitActionsProps) {
  if (visit.stage === 'open') return <Changes visit={visit} cancel={cancel} />;
  return visit.stage === 'closed' ? <TooLate visit={visit} /> : <Over visit={visit} />;
}

function Changes({ visit, cancel }: VisitActionsProps) {
  const t = useTexts('booking.manage');
  const policy = useTexts('booking.cancellation')('policy');
  const end = changesEnd(visit.booking.startsAt);
  const until = {
    day: formatDay(end, zone, t.locale),
    time: formatTime(end, zone, t.locale),
  };
  return (
    <section className="flex flex-col gap-3" aria-label={t('changes')}>
      <div className="flex flex-wrap gap-2">
        {visit.mayMove ? (
          <RouteLink className={buttonVariants()} href={movePath(visit.token)} prefetch={false}>
            <CalendarClock />
            {t('move')}
          </RouteLink>
        ) : null}
        <CancelLink token={visit.token}>
          <CancelQuestion visit={visit} action={cancel} place="dialog" />
        </CancelLink>
      </div>
      <p className="text-sm text-muted">
        {policy} {t(visit.mayMove ? 'until' : 'cancelUntil', until)}
      </p>
    </section>
  );
}

function TooLate({ visit: { booking, reach } }: { visit: ManagedVisit }) {
  const t = useTexts('booking.manage');
  const policy = useTexts('booking.cancellation')('policy');
  const confirmed = useTexts('booking.confirmed');
  const time = formatTime(changesEnd(booking.startsAt), zone, t.locale);
  return (
    <section className={noteVariants({ look: 'wash', size: 'large' })} aria-label={t('changes')}>
      <Hourglass className="flex-none" />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <h2 className="text-base font-semibold">{policy}</h2>
        <p className="text-sm text-muted">{t('tooLate', { time })}</p>
        <div className="flex flex-wrap gap-2">
          {reach.call ? (
            <a className={buttonVariants()} href={reach.call}>
              <Phone />
              {confirmed('call')}
            </a>
          ) : null}
          {reach.message ? (
            <OutsideLink className={buttonVariants({ look: 'secondary' })} href={reach.message}>
              <MessageCircle />
              {confirmed('whatsapp')}
            </OutsideLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function Over({ visit: { booking, stage, token } }: { visit: ManagedVisit }) {
  const t = useTexts('booking.manage');
  const quiet = buttonVariants({ look: 'secondary' });
  const { serviceId, items } = booking;
  const again = serviceId && { providerId: serviceId, serviceItems: items.map(({ id }) => id) };
  return (
    <section className="flex flex-col gap-3" aria-label={t('changes')}>
      <div className="flex flex-wrap gap-2">
        {again ? (
          <RouteLink className={buttonVariants()} href={bookingPath(again)} prefetch={false}>
            <Repeat />
            {t('again')}
          </RouteLink>
        ) : null}
        {stage === 'cancelled' ? (
          <a className={quiet} href={visitFilePath(token, t.locale)} download>
            <CalendarX />
            {t('removeFromCalendar')}
          </a>
        ) : null}
      </div>
      {again ? <p className="text-sm text-muted">{t('againNote')}</p> : null}
    </section>
  );
}
