import { PageLink } from '@/components/shared/links/page-link';
import { useReasonText } from '@/components/shared/report/use-reason-text';
import { headingVariants } from '@/components/shared/ui/heading';
import { CircleCheck, Flag, RotateCw } from '@/components/shared/ui/icons';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { StaffDecided, StaffItem } from '@/lib/shared/contract/staff';
import { commaOf, withCommas } from '@/lib/shared/texts/lists';
import { useLocale, useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDay, formatLongDate } from '@/lib/shared/time/format';
import { toIso } from '@/lib/shared/time/instant';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { staffItemPath } from '@/lib/shared/url/staff-url';

const zone = VENUE_ZONE.id;

const FACT =
  'grid grid-cols-[minmax(6rem,9rem)_1fr] items-center gap-3 border-b border-line py-2 text-sm';

/** On phones the time is under the words, which need the width. */
const HEAD = 'sm:flex sm:justify-between sm:gap-3';

export function ItemAccount({ item }: { item: StaffItem }) {
  const t = useTexts('staff.item');
  const statuses = useTexts('owner.status');
  const kinds = useTexts('staff.kind');
  const locale = useLocale();
  const { account, about } = item;
  if (!account) return null;
  const others = account.things.filter(({ id }) => id !== about.id);
  const rows = [
    { term: t('since'), value: formatLongDate(account.since, zone, locale) },
    ...(account.suspendedAt === null
      ? []
      : [{ term: t('suspended'), value: formatLongDate(account.suspendedAt, zone, locale) }]),
    { term: t('listings'), value: String(account.publicThings) },
    {
      term: t('bookings'),
      value: t('bookingsText', {
        count: account.bookings,
        cancelled: account.cancelledByIt,
        coming: account.coming,
      }),
    },
    {
      term: t('notices'),
      value: t('noticesText', { open: account.noticesOpen, closed: account.noticesClosed }),
    },
  ];
  return (
    <section className="grid content-start gap-2" aria-labelledby="account">
      <h2 className={headingVariants({ size: 'small' })} id="account">
        {t('account')}
      </h2>
      <dl>
        <div className={FACT}>
          <dt className="text-muted">{t('accountName')}</dt>
          <dd className="wrap-anywhere">
            <PageLink
              className={textLinkVariants({ className: '-my-3' })}
              href={staffItemPath('account', String(account.id))}
              dir="auto"
            >
              {account.name}
            </PageLink>
          </dd>
        </div>
        {rows.map(({ term, value }) => (
          <div key={term} className={FACT}>
            <dt className="text-muted">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {others.length > 0 ? (
        <details open={about.kind === 'account'}>
          <summary className="min-h-target cursor-pointer py-2.5 text-sm font-semibold">
            {t('other')} ({others.length})
          </summary>
          <ul className="grid gap-1.5 text-sm">
            {others.map(({ kind, id, name, status }) => (
              <li key={`${kind}/${id}`} className="wrap-anywhere">
                <PageLink className={textLinkVariants()} href={staffItemPath(kind, id)} dir="auto">
                  {name}
                </PageLink>{' '}
                <span className="text-muted">
                  {withCommas(
                    [kinds(kind), statuses.isKey(status) ? statuses(status) : status],
                    kinds.locale,
                  )}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

function DecidedRow({ decided }: { decided: StaffDecided }) {
  const t = useTexts('staff.item');
  const done = useTexts('staff.done');
  const locale = useLocale();
  const { action, by, at, name, text, isUndone } = decided;
  const Icon = action === 'undo' || isUndone ? RotateCw : CircleCheck;
  return (
    <li className="flex gap-3 border-b border-line py-2 text-sm">
      <Icon className="mt-0.5 flex-none" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <div className={HEAD}>
          <p className="min-w-0">
            {done.isKey(action) ? done(action) : action}
            {commaOf(locale)}
            <span dir="auto">{by === null ? t('commandLine') : t('by', { name: by })}</span>
          </p>
          <time className="flex-none text-muted" dateTime={toIso(at)}>
            {formatDay(at, zone, locale)}
          </time>
        </div>
        <p className="text-muted" dir="auto">
          {[name, text].filter(Boolean).join(': ')}
        </p>
      </div>
    </li>
  );
}

export function ItemDecided({ item }: { item: StaffItem }) {
  const t = useTexts('staff.item');
  return (
    <section className="grid content-start gap-2" aria-labelledby="decided">
      <h2 className={headingVariants({ size: 'small' })} id="decided">
        {t('decided')}
      </h2>
      {item.decided.length === 0 ? <p className="text-sm text-muted">{t('neverDecided')}</p> : null}
      <ul>
        {item.decided.map((decided) => (
          <DecidedRow key={decided.id} decided={decided} />
        ))}
      </ul>
    </section>
  );
}

export function ItemNotices({ item }: { item: StaffItem }) {
  const t = useTexts('staff.item');
  const reasonText = useReasonText();
  const locale = useLocale();
  if (item.notices.length === 0) return null;
  const reportedKind = item.about.kind === 'review' ? 'review' : 'service';
  const areWords = item.notices.some(({ text, name, email }) => text || name || email);
  return (
    <section className="grid gap-2" aria-labelledby="notices">
      <h2 className={headingVariants({ size: 'small' })} id="notices">
        {t('reports')}
      </h2>
      {areWords ? <p className="text-sm text-muted">{t('logged')}</p> : null}
      <ul>
        {item.notices.map(({ id, reason, text, name, email, isInGoodFaith, at, isOpen }) => (
          <li key={id} className="flex gap-3 border-b border-line py-2 text-sm">
            <Flag className="mt-0.5 flex-none" />
            <div className="min-w-0 flex-1 wrap-anywhere">
              <div className={HEAD}>
                <p className="min-w-0 font-semibold">
                  N-{id}: {reasonText(reason, reportedKind)}{' '}
                  <span className="font-normal text-muted">
                    ({t(isOpen ? 'openNotice' : 'closedNotice')})
                  </span>
                </p>
                <time className="flex-none text-muted" dateTime={toIso(at)}>
                  {formatDay(at, zone, locale)} {formatClock(at, zone, locale)}
                </time>
              </div>
              {text ? (
                <p className="whitespace-pre-wrap" dir="auto">
                  {text}
                </p>
              ) : null}
              <p className="text-muted">
                {name ? (
                  <span className="block text-text" dir="auto">
                    {t('sentBy', { name })}
                  </span>
                ) : null}
                {t(isInGoodFaith ? 'goodFaith' : 'noGoodFaith')}
              </p>
              {email ? (
                <p>
                  <a className={textLinkVariants()} href={`mailto:${email}`}>
                    {t('answer', { email })}
                  </a>
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ItemAppeal({ item: { appeal, decided } }: { item: StaffItem }) {
  const t = useTexts('staff.item');
  const done = useTexts('staff.done');
  const locale = useLocale();
  if (!appeal) return null;
  const against = decided.find(({ id }) => id === appeal.decisionId);
  const action = against?.action ?? '';
  return (
    <section className="grid gap-2 rounded-lg bg-wash p-5" aria-labelledby="appeal">
      <h2 className={headingVariants({ size: 'small' })} id="appeal">
        {t('appeal')}
      </h2>
      <p className="text-sm text-muted">
        {withCommas(
          [
            t('against', {
              number: String(appeal.decisionId),
              action: done.isKey(action) ? done(action) : action,
              day: formatDay(appeal.at, zone, locale),
            }),
            appeal.noticeId !== null && t('ofNotice', { number: String(appeal.noticeId) }),
          ],
          locale,
        )}
      </p>
      <p className="whitespace-pre-line wrap-anywhere" dir="auto">
        {appeal.text}
      </p>
      {against?.text ? (
        <p className="text-sm wrap-anywhere">
          {t('weSaid')} <span dir="auto">{against.text}</span>
        </p>
      ) : null}
    </section>
  );
}
