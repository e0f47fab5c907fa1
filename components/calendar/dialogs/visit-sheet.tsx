import { useEffect } from 'react';
import { spanWords } from '@/components/calendar/week/slot-words';
import { useHost } from '@/components/shared/host/host-context';
import { PageLink } from '@/components/shared/links/page-link';
import { Remark } from '@/components/shared/site/remark';
import { Card } from '@/components/shared/ui/card';
import { DayTile } from '@/components/shared/ui/day-tile';
import { Dialog } from '@/components/shared/ui/dialog';
import { headingVariants } from '@/components/shared/ui/heading';
import { IconButton } from '@/components/shared/ui/icon-button';
import { CircleAlert, History, X } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { formatDuration } from '@/lib/shared/domain/booking/duration';
import type { BookingNote } from '@/lib/shared/domain/calendar/cells';
import { otherLanguageName } from '@/lib/shared/domain/language-name';
import { withAnd } from '@/lib/shared/domain/text/intl';
import { asWritten } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { dayParts, formatDay, formatShortDay, localDay } from '@/lib/shared/time/format';
import type { Span } from '@/lib/shared/time/span';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { customerPath } from '@/lib/shared/url/portal-paths';
import { QuestionLost } from './question-lost';
import { UnreadBadge, VisitStateBadge } from './visit-badges';
import { VisitChoices } from './visit-choices';
import { VisitContact } from './visit-contact';
import { VisitItems } from './visit-items';
import type { MarkVisit } from './visit-note';
import { VisitNote } from './visit-note';

export interface ShownVisit {
  /** Null where the host tells only slots. */
  booking: BookingNote | null;
  span: Span | null;
  /** For hosts without bookings. */
  serviceItemId: string | null;
  /** Other busy calendars, by name. */
  busy?: readonly string[];
}

interface VisitSheetProps {
  visit: ShownVisit | null;
  lost: string | null;
  zone: string;
  itemNames: ReadonlyMap<string, string>;
  mayCancelCustomer: boolean;
  onMark: MarkVisit;
  onAsk: (kind: 'move' | 'cancel' | 'cancel-customer') => void;
  onClose: () => void;
}

export function VisitSheet({ visit, lost, onClose, ...about }: VisitSheetProps) {
  const t = useTexts('calendar.visit');
  return (
    <Dialog
      leavesFirst
      look="side"
      open={visit !== null}
      onClose={onClose}
      labelledBy="visit-title"
    >
      <div>
        <div className="flex items-start justify-between gap-3">
          <VisitHead booking={visit?.booking ?? null} />
          <IconButton className="-me-2 -mt-1.5" aria-label={t('close')} onClick={onClose}>
            <X />
          </IconButton>
        </div>
        <QuestionLost why={lost} />
      </div>
      {visit === null || lost !== null ? null : <VisitBody visit={visit} {...about} />}
    </Dialog>
  );
}

type VisitBodyProps = Omit<VisitSheetProps, 'visit' | 'lost' | 'onClose'> & { visit: ShownVisit };

function useSeen(booking: BookingNote | null, onMark: MarkVisit) {
  const { id = '', sequence = 0, unread = null } = booking ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of a visit
  useEffect(() => {
    if (unread) void onMark(id, { seen: sequence });
  }, [id, sequence, unread]);
}

function VisitBody(props: VisitBodyProps) {
  const { visit, zone, itemNames, mayCancelCustomer, onMark, onAsk } = props;
  const { isOurs } = useHost();
  const { booking, span, serviceItemId } = visit;
  const t = useTexts('calendar.visit');
  useSeen(booking, onMark);
  const bookedAt = booking?.bookedAt;
  return (
    <>
      {span ? <VisitWhen span={span} zone={zone} /> : null}
      {visit.busy && visit.busy.length > 0 ? <BusyNote names={visit.busy} /> : null}
      <VisitItems booking={booking} serviceItemId={serviceItemId} itemNames={itemNames} />
      {booking?.customerMail === 'undelivered' ? (
        <p className={noteVariants({ look: 'error' })}>
          <CircleAlert />
          {t('mailRefused')}
        </p>
      ) : null}
      {booking?.customerRemark ? (
        <Remark label={t('remark')} text={booking.customerRemark} />
      ) : null}
      {booking ? <VisitNote key={booking.id} booking={booking} onMark={onMark} /> : null}
      <VisitChoices
        booking={booking}
        startsAt={span?.from ?? null}
        zone={zone}
        onMark={onMark}
        onMove={isOurs && isMovable(visit) ? () => onAsk('move') : null}
        onCancel={serviceItemId && isCancellable(visit) ? () => onAsk('cancel') : null}
        onCancelCustomer={
          isOurs && mayCancelCustomer && booking?.customerPhone
            ? () => onAsk('cancel-customer')
            : null
        }
      />
      {/* New bookings have no id yet. */}
      {booking && bookedAt ? (
        <p className="text-xs wrap-anywhere text-muted">
          {t.rich('made', {
            id: () => <bdi translate="no">{booking.id}</bdi>,
            day: formatShortDay(bookedAt, zone, t.locale),
            time: formatClock(bookedAt, zone, t.locale),
          })}
        </p>
      ) : null}
      <VisitContact booking={booking} startsAt={span?.from ?? null} zone={zone} />
    </>
  );
}

function BusyNote({ names }: { names: readonly string[] }) {
  const t = useTexts('calendar.visit');
  const list = withAnd(
    names.map((name) => t('quoted', { name: asWritten(name, t.locale) })),
    t.locale,
  );
  return (
    <p className={noteVariants({ look: 'warning' })}>
      <CircleAlert />
      <span className="min-w-0 wrap-anywhere">
        {t('busyElsewhere', { names: list, count: names.length })}
      </span>
    </p>
  );
}

const isOver = (span: Span | null) => span !== null && span.to <= Date.now();

/** A visit that is over is marked as missed instead, where {host} has such marks. */
function isCancellable({ booking, span }: ShownVisit): boolean {
  const hasMarks = (booking?.didNotCome ?? null) !== null;
  return !booking?.isCancelled && !(hasMarks && isOver(span));
}

/** New bookings have no id yet. */
function isMovable({ booking, span }: ShownVisit): boolean {
  const isHere = booking !== null && !booking.isCancelled && /^\d+$/.test(booking.id);
  return isHere && span !== null && span.from > Date.now();
}

function VisitHead({ booking }: { booking: BookingNote | null }) {
  const t = useTexts('calendar.visit');
  const numbers = useTexts('calendar.visitNumber');
  const ways = [booking?.customerPhone, booking?.customerEmail].filter(Boolean);
  const language = otherLanguageName(booking?.customerLanguage, t.locale);
  return (
    <div className="min-w-0 wrap-anywhere">
      <div className="mb-2 flex flex-wrap gap-2">
        <VisitStateBadge booking={booking} />
        <UnreadBadge unread={booking?.unread ?? null} />
      </div>
      <h2 id="visit-title" className={headingVariants({ face: 'name', className: 'text-xl/7' })}>
        <bdi translate={booking?.customerName ? 'no' : undefined}>
          {booking?.customerName || t('booking')}
        </bdi>
      </h2>
      {ways.map((way) => (
        <p className="text-sm text-muted" key={way}>
          <bdi translate="no">{way}</bdi>
        </p>
      ))}
      {language ? <p className="text-sm text-muted">{t('reads', { language })}</p> : null}
      {booking?.visitNumber ? (
        <PageLink className={textLinkVariants()} href={customerPath(booking.id)}>
          <History />
          {numbers('visit', { number: booking.visitNumber })}
        </PageLink>
      ) : null}
    </div>
  );
}

interface VisitWhenProps {
  span: Span;
  zone: string;
}

function VisitWhen({ span, zone }: VisitWhenProps) {
  const t = useTexts('calendar.visit');
  const times = useTexts('calendar.times');
  const durations = useTexts('ui.duration');
  const { month, day } = dayParts(localDay(span.from, zone), t.locale);
  return (
    <Card look="sunken" padding="small" className="flex items-center gap-4">
      <DayTile above={month} day={day} isHidden />
      <div className="min-w-0 flex-1">
        <p className={headingVariants({ face: 'name' })}>{spanWords(span, zone, times)}</p>
        <p className="text-sm text-muted">
          {t('dayAndDuration', {
            day: formatDay(span.from, zone, t.locale),
            duration: formatDuration((span.to - span.from) / MINUTE_MS, durations),
          })}
        </p>
      </div>
    </Card>
  );
}
