import { useMemo } from 'react';
import { ActionForm } from '@/components/shared/forms/action-form';
import { PageLink } from '@/components/shared/links/page-link';
import { useReasonText } from '@/components/shared/report/use-reason-text';
import { badgeVariants } from '@/components/shared/ui/badge';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { EmptyState } from '@/components/shared/ui/empty-state';
import { CircleAlert } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import type { StaffQueued } from '@/lib/shared/contract/staff';
import { PROMISED_MS, QUEUE_KINDS, type Urgency, urgencyOf } from '@/lib/shared/domain/staff/room';
import { asWritten, commaOf, withCommas } from '@/lib/shared/texts/lists';
import { useLocale, useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { type QueueState, staffItemPath, staffQueuePath } from '@/lib/shared/url/staff-url';
import { keyOf } from './arrivals';
import { Face } from './face';
import { KIND_ICONS } from './kind-icons';
import { pressKeyed, useKeys } from './use-keys';
import type { LiveQueue } from './use-live-queue';

interface QueueListProps {
  state: QueueState;
  live: LiveQueue;
  staffId: number;
  claim: (form: FormData) => Promise<void>;
}

function moveTo(step: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement));
  const next = at === -1 ? rows[0] : rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
  next?.focus();
}

function pressClaim() {
  const row = document.activeElement?.closest('li');
  row?.querySelector<HTMLElement>('[data-claim]')?.click();
}

const KIND_KEYS = Object.fromEntries(
  ['all', ...QUEUE_KINDS].map((_, index) => [
    String(index + 1),
    () => pressKeyed(String(index + 1)),
  ]),
);

export function QueueList({ state, live, staffId, claim }: QueueListProps) {
  const t = useTexts('staff.queue');
  const locale = useLocale();
  const { items, arrived, show, found, at, isStale } = live;
  useKeys(
    useMemo(
      () => ({
        j: () => moveTo(1),
        k: () => moveTo(-1),
        c: pressClaim,
        '/': () => pressKeyed('/'),
        z: () => pressKeyed('z'),
        ...KIND_KEYS,
      }),
      [],
    ),
  );
  const isFiltered = state.kind !== null || state.q !== '' || state.whose !== 'everybody';
  return (
    <div className="grid gap-6 pt-6">
      <div role="status">
        {arrived > 0 ? (
          <p className={noteVariants({ look: 'info', className: 'items-center' })}>
            {t('arrived', { count: arrived })}
            <Button look="secondary" size="small" onClick={show}>
              {t('show')}
            </Button>
          </p>
        ) : null}
        {isStale ? (
          <p className={noteVariants({ look: 'warning' })}>
            {t('stale', { time: formatClock(at, VENUE_ZONE.id, locale) })}
          </p>
        ) : null}
      </div>
      {items.length === 0 && arrived === 0 ? (
        <EmptyState title={t(isFiltered ? 'emptyFound' : 'empty')}>
          {isFiltered ? (
            <PageLink className={buttonVariants({ look: 'secondary' })} href={staffQueuePath()}>
              {t('all')}
            </PageLink>
          ) : (
            <p>{t('emptyText')}</p>
          )}
        </EmptyState>
      ) : null}
      {(['late', 'soon', 'later'] as const).map((urgency) => (
        <Section
          key={urgency}
          urgency={urgency}
          items={items.filter((item) => urgencyOf(item.waitingSince, at) === urgency)}
          now={at}
          staffId={staffId}
          claim={claim}
        />
      ))}
      {found > items.length + arrived ? (
        <p className="flex flex-wrap items-center gap-4">
          <PageLink
            className={buttonVariants({ look: 'secondary' })}
            href={staffQueuePath({ ...state, limit: Math.min(state.limit + 25, 500) })}
            scroll={false}
          >
            {t('more')}
          </PageLink>
          <span className="text-sm text-muted">
            {t('shown', { shown: items.length, found: found - arrived })}
          </span>
        </p>
      ) : null}
    </div>
  );
}

interface SectionProps {
  urgency: Urgency;
  items: readonly StaffQueued[];
  now: number;
  staffId: number;
  claim: (form: FormData) => Promise<void>;
}

function Section({ urgency, items, now, staffId, claim }: SectionProps) {
  const t = useTexts('staff.queue');
  if (items.length === 0) return null;
  const look = urgency === 'late' ? 'border-danger text-danger' : 'border-text text-text';
  return (
    <section aria-label={t(urgency)}>
      <h2 className={`flex justify-between border-b-2 pb-1.5 text-base font-semibold ${look}`}>
        <span>
          {t(urgency)} <span className="font-normal">{items.length}</span>
        </span>
        {urgency === 'late' ? (
          <span className="text-sm font-normal text-muted">{t('lateNote')}</span>
        ) : null}
      </h2>
      <ul>
        {items.map((item) => (
          <Row key={keyOf(item)} item={item} now={now} staffId={staffId} claim={claim} />
        ))}
      </ul>
    </section>
  );
}

const BAR = { late: 'bg-danger', soon: 'bg-marigold', later: 'bg-line-strong' } as const;
const URGENCY_LOOKS = {
  late: 'text-danger',
  soon: 'text-on-pending dark:text-text',
  later: 'text-muted',
};

/** Colour and bar only repeat what the hours say. */
function Age({ since, now }: { since: number; now: number }) {
  const t = useTexts('staff.queue');
  const urgency = urgencyOf(since, now);
  const hours = Math.max(0, Math.floor((now - since) / HOUR_MS));
  const left = (since + PROMISED_MS - now) / HOUR_MS;
  const share = Math.min(100, Math.max(4, ((now - since) / PROMISED_MS) * 100));
  return (
    <div className="w-20 flex-none">
      <p className={`font-bold ${urgency === 'late' ? 'text-danger' : ''}`}>
        {t('hours', { count: hours })}
      </p>
      <p className={`flex items-center gap-1 text-xs [&_.icon]:size-3.5 ${URGENCY_LOOKS[urgency]}`}>
        {urgency === 'late' ? <CircleAlert /> : null}
        {left < 0
          ? t('hoursLate', { count: Math.ceil(-left) })
          : t('hoursLeft', { count: Math.ceil(left) })}
      </p>
      <div className="mt-1 h-1 rounded-pill bg-sunken" aria-hidden="true">
        <div className={`h-1 rounded-pill ${BAR[urgency]}`} style={{ width: `${share}%` }} />
      </div>
    </div>
  );
}

function Row({
  item,
  now,
  staffId,
  claim,
}: Omit<SectionProps, 'urgency' | 'items'> & { item: StaffQueued }) {
  const t = useTexts('staff.queue');
  const [kinds, details] = [useTexts('staff.kind'), useTexts('staff.details')];
  const reasonText = useReasonText();
  const { kind, id, name, owner, waitingSince, detail, about, notices, isFirst, isOwn } = item;
  const Icon = KIND_ICONS[kind];
  const detailText =
    kind === 'report'
      ? reasonText(detail, about === 'review' ? 'review' : 'service')
      : withCommas(
          detail.split(' ').map((one) => (details.isKey(one) ? details(one) : one)),
          t.locale,
        );
  return (
    <li className="flex flex-wrap gap-4 border-b border-line py-3 has-focus-visible:bg-sunken">
      <Age since={waitingSince} now={now} />
      <Icon className="mt-1 flex-none max-sm:hidden" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <div className="relative min-w-0 flex-1 basis-48 wrap-anywhere">
          <PageLink
            className="font-semibold text-text no-underline after:absolute after:inset-0 hover:underline"
            href={staffItemPath(kind, id)}
            data-row
            dir="auto"
          >
            {name || t('elsewhere')}
          </PageLink>
          <p className="text-sm text-muted">
            <b className="text-text">{kinds(kind)}</b> {detailText}
            {owner ? (
              <>
                {commaOf(t.locale)}
                <bdi>
                  {t(about === 'review' ? 'about' : kind === 'report' ? 'of' : 'by', { owner })}
                </bdi>
              </>
            ) : null}
          </p>
        </div>
        {isFirst ? <span className={badgeVariants({ look: 'delisted' })}>{t('first')}</span> : null}
        {notices > 1 ? (
          <span className={badgeVariants({ look: 'pending' })}>
            {t('notices', { count: notices })}
          </span>
        ) : null}
      </div>
      {isOwn ? (
        <span className="w-28 flex-none self-center text-xs text-muted">{t('own')}</span>
      ) : (
        <Claim item={item} now={now} staffId={staffId} claim={claim} />
      )}
    </li>
  );
}

function Claim({
  item,
  now,
  staffId,
  claim,
}: Omit<SectionProps, 'urgency' | 'items'> & { item: StaffQueued }) {
  const t = useTexts('staff.queue');
  const held = item.claim && item.claim.until > now ? item.claim : null;
  const isMine = held?.staffId === staffId;
  if (held && !isMine) {
    const count = Math.max(1, Math.ceil((held.until - now) / MINUTE_MS));
    return (
      <span className="flex max-w-40 flex-none items-center gap-2 self-center text-sm text-muted">
        <Face name={held.name} />
        <span className="wrap-anywhere max-sm:sr-only">
          {t('minutes', { name: asWritten(held.name, t.locale), count })}
        </span>
      </span>
    );
  }
  const name = item.name || t('elsewhere');
  return (
    <ActionForm action={claim} className="flex flex-none items-center gap-2 self-center">
      <input type="hidden" name="kind" value={item.kind} />
      <input type="hidden" name="id" value={item.id} />
      <input type="hidden" name="takes" value={isMine ? 'no' : 'yes'} />
      {isMine ? <Face name={held?.name ?? ''} /> : null}
      <Button
        look={isMine ? 'secondary' : 'soft'}
        size="small"
        type="submit"
        aria-label={t(isMine ? 'giveBackNamed' : 'takeNamed', { name })}
        data-claim
      >
        {t(isMine ? 'giveBack' : 'take')}
      </Button>
    </ActionForm>
  );
}
