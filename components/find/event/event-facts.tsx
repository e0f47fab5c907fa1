import { AddToCalendar } from '@/components/shared/site/add-to-calendar';
import { OutsideLink } from '@/components/shared/site/outside-link';
import { ShareButtons } from '@/components/shared/site/share-buttons';
import { zoneLabel } from '@/components/shared/time/event-times';
import { buttonVariants } from '@/components/shared/ui/button';
import { Card } from '@/components/shared/ui/card';
import { Fact } from '@/components/shared/ui/fact';
import { headingVariants } from '@/components/shared/ui/heading';
import { ArrowUpRight, Banknote, MapPin } from '@/components/shared/ui/icons';
import { isOnOneDay } from '@/lib/shared/domain/directory/event-days';
import { toEventEntry } from '@/lib/shared/domain/directory/event-entry';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatWeekday } from '@/lib/shared/time/format';
import { mapsHref } from '@/lib/shared/url/maps';
import { eventFilePath } from '@/lib/shared/url/whats-on-url';
import { EventTile } from '../event-tile';
import { timesOf } from '../event-words';
import type { ShownEvent } from './shown-event';
import { ticketWords } from './shown-event';
import { VisitorTimes } from './visitor-times';

export function EventFacts({
  event,
  isOff,
  url,
}: {
  event: ShownEvent;
  /** Over or cancelled. */
  isOff: boolean;
  url: string;
}) {
  const t = useTexts('publicEvents.event');
  const price = useTexts('ui.price');
  const file = useTexts('publicEvents.file');
  const { id, title, startsAt, endsAt, zone, address, bookingLink } = event;
  const end = endsAt ?? startsAt;
  return (
    <Card className="flex flex-col gap-4 pt-4">
      <div>
        {startsAt === null ? null : (
          <EventWhen startsAt={startsAt} endsAt={end ?? startsAt} zone={zone} />
        )}
        <dl>
          {startsAt === null ? null : (
            <VisitorTimes startsAt={startsAt} endsAt={endsAt} zone={zone} />
          )}
          {address ? (
            <Fact Icon={MapPin} name={t('where')}>
              <span className="block">
                <bdi translate="no">{address}</bdi>
              </span>
              <OutsideLink className="gap-1 text-sm text-link" href={mapsHref(address)}>
                {t('openInMaps')}
                <ArrowUpRight className="size-4 rtl:-scale-x-100" />
              </OutsideLink>
            </Fact>
          ) : null}
          <Fact Icon={Banknote} name={t('ticket')}>
            <bdi>{ticketWords(event, price)}</bdi>
            {event.isTicketRequired ? null : (
              <span className="block text-sm font-normal text-muted">{t('noTicket')}</span>
            )}
          </Fact>
        </dl>
      </div>
      {bookingLink && !isOff ? (
        <div className="flex flex-col gap-2 max-lg:hidden">
          <BookTicket href={bookingLink} />
          <p className="text-center text-sm text-muted wrap-anywhere">
            {t('bookAt', { host: new URL(bookingLink).host })}
          </p>
        </div>
      ) : null}
      {startsAt !== null && end !== null && !isOff ? (
        <AddToCalendar
          appointment={toEventEntry({ ...event, startsAt, endsAt: end }, url, file)}
          file={eventFilePath(id, t.locale)}
        />
      ) : null}
      <ShareButtons url={url} name={title} />
    </Card>
  );
}

export function BookTicket({ href }: { href: string }) {
  const t = useTexts('publicEvents.event');
  return (
    <OutsideLink className={buttonVariants({ className: 'grow' })} href={href}>
      {t('book')}
      <ArrowUpRight className="rtl:-scale-x-100" />
    </OutsideLink>
  );
}

function EventWhen(times: { startsAt: number; endsAt: number; zone: string }) {
  const t = useTexts('publicEvents.event');
  const span = useTexts('events.span');
  const { startsAt, zone } = times;
  const shown = () => <bdi>{timesOf(times, span)}</bdi>;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-4 border-b border-line pb-3">
      <EventTile event={times} />
      <p>
        <b className={headingVariants({ face: 'name', className: 'text-lg/6' })}>
          {isOnOneDay(times)
            ? t.rich('dayAndTimes', {
                weekday: formatWeekday(startsAt, zone, t.locale),
                times: shown,
              })
            : shown()}
        </b>
        <br />
        <span className="text-sm text-muted">{zoneLabel(startsAt, zone, span)}</span>
      </p>
    </div>
  );
}
