import { PageLink } from '@/components/links/page-link';
import { buttonVariants } from '@/components/ui/button';
import { CalendarX, Repeat } from '@/components/ui/icons';
import { useTexts } from '@/lib/texts/use-texts';
import { bookingPath } from '@/lib/url/booking-url';
import { visitFilePath } from '@/lib/url/manage-url';
import { CallLink } from './call-link';
import type { ManagedVisit } from './visit';

export function OverActions({
  visit: { booking, stage, token, reach, now },
}: {
  visit: ManagedVisit;
}) {
  const t = useTexts('booking.manage');
  const quiet = buttonVariants({ look: 'secondary' });
  const { serviceId, items } = booking;
  const again = serviceId && { serviceId, itemIds: items.map(({ id }) => id) };
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
      {again ? <p className="text-sm text-muted">{t('againNote')}</p> : null}
    </section>
  );
}
