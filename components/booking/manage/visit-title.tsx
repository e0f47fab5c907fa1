import { StepHeading } from '@/components/booking/step-heading';
import { Art } from '@/components/shared/ui/art';
import { CircleCheck, CircleX, Clock, History } from '@/components/shared/ui/icons';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDay, formatLongDate } from '@/lib/shared/time/format';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import type { ManagedVisit } from './visit';

const zone = VENUE_ZONE.id;

/** Not `badgeVariants`, whose other looks would enlarge the style sheet of all booking pages. */
const BADGE = 'flex items-center gap-1.5 rounded-pill border py-1.5 px-3 font-semibold text-xs';
const HELD = 'border-transparent bg-approved text-on-approved';
const OVER = 'border-dashed border-current bg-delisted text-on-delisted';

const BADGES = {
  confirmed: { look: HELD, icon: CircleCheck },
  moved: { look: HELD, icon: Clock },
  past: { look: OVER, icon: History },
  cancelled: { look: OVER, icon: CircleX },
} as const;

function badgeOf({ stage, booking }: ManagedVisit): keyof typeof BADGES {
  if (stage === 'past' || stage === 'cancelled') return stage;
  return booking.movedFrom === null ? 'confirmed' : 'moved';
}

export function VisitTitle({ visit }: { visit: ManagedVisit }) {
  const t = useTexts('booking.manage');
  const { stage, booking, now } = visit;
  const name = badgeOf(visit);
  const { look, icon: Icon } = BADGES[name];
  const minutes = Math.ceil((booking.startsAt - now) / MINUTE_MS);
  const closedTitle = minutes > 0 ? t('startsIn', { minutes }) : t('begun');
  const titles = {
    open: t('title'),
    closed: closedTitle,
    past: t('over'),
    cancelled: t('cancelledTitle'),
  };
  const words = (
    <div className="flex w-full min-w-0 flex-col items-start gap-2" data-state={name}>
      <span className={`${BADGE} ${look}`}>
        <Icon />
        {t(name)}
      </span>
      <StepHeading>{titles[stage]}</StepHeading>
      {stage === 'cancelled' ? <WhoCancelled visit={visit} /> : null}
    </div>
  );
  if (stage !== 'cancelled') return words;
  return (
    <div className="grid justify-items-center gap-4 rounded-lg bg-wash p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      {words}
      <Art name="empty" className="h-auto w-50" />
    </div>
  );
}

function WhoCancelled({ visit: { booking } }: { visit: ManagedVisit }) {
  const t = useTexts('booking.manage');
  const { cancelledAt, cancelledBy, cancelReason, provider } = booking;
  if (cancelledAt === null) return null;
  const when = {
    day: formatDay(cancelledAt, zone, t.locale),
    time: formatClock(cancelledAt, zone, t.locale),
  };
  return (
    <>
      <p className="text-muted">
        {cancelledBy === 'customer'
          ? t('byCustomer', when)
          : t.rich('byProvider', {
              ...when,
              provider: provider.name,
              name: (chunks) => <bdi translate="no">{chunks}</bdi>,
            })}
      </p>
      {cancelledBy === 'provider' && cancelReason ? (
        <figure>
          <figcaption className="text-sm text-muted">{t('reason')}</figcaption>
          <blockquote className="wrap-anywhere" dir="auto">
            {cancelReason}
          </blockquote>
        </figure>
      ) : null}
    </>
  );
}

export function MovedFrom({ visit: { booking, stage } }: { visit: ManagedVisit }) {
  const t = useTexts('booking.manage');
  const { movedFrom } = booking;
  if (movedFrom === null || stage === 'cancelled' || stage === 'past') return null;
  const [day, time] = [
    formatLongDate(movedFrom, zone, t.locale),
    formatClock(movedFrom, zone, t.locale),
  ];
  return (
    <p className="mt-1 text-sm text-muted">
      {t.rich('before', { day, time, old: (chunks) => <s>{chunks}</s> })}
    </p>
  );
}
