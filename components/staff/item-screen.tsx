import type { ReactNode } from 'react';
import { ActionForm } from '@/components/shared/forms/action-form';
import { PageLink } from '@/components/shared/links/page-link';
import { badgeVariants } from '@/components/shared/ui/badge';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { iconButtonVariants } from '@/components/shared/ui/icon-button';
import { ArrowLeft, ArrowUpRight, ChevronLeft, ChevronRight } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { StaffBooking, StaffItem, StaffQueued } from '@/lib/shared/contract/staff';
import { commaOf } from '@/lib/shared/texts/lists';
import { useLocale, useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { providerPath } from '@/lib/shared/url/paths';
import { slatePath } from '@/lib/shared/url/slate-url';
import { staffItemPath, staffQueuePath } from '@/lib/shared/url/staff-url';
import { publicEventPath } from '@/lib/shared/url/whats-on-url';
import { Face } from './face';
import { ItemAccount, ItemAppeal, ItemDecided, ItemNotices } from './item-about';
import { ItemFields, ItemPictures } from './item-fields';
import { ItemKeys } from './item-keys';
import { Kbd } from './keys-list';

const zone = VENUE_ZONE.id;

interface ItemScreenProps {
  item: StaffItem;
  queue: readonly StaffQueued[];
  coming: readonly StaffBooking[] | null;
  staffId: number;
  /** Epoch ms. */
  now: number;
  claim: (form: FormData) => Promise<void>;
  children: ReactNode;
}

export function ItemScreen(props: ItemScreenProps) {
  const { item, coming, children } = props;
  const t = useTexts('staff.item');
  const row = useTexts('staff.queue');
  const decide = useTexts('staff.decide');
  const { before, next } = besideOf(props);
  const hasForm = !item.isOwn && !item.appeal?.isMine && item.actions.length > 0;
  return (
    <>
      <ItemBar {...props} />
      <div className="grid gap-x-10 gap-y-8 pt-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 content-start gap-8">
          <ItemTitle item={item} />
          <ItemAppeal item={item} />
          <ItemNotices item={item} />
          <ItemFields item={item} />
          <ItemPictures item={item} />
          <div className="grid gap-8 md:grid-cols-2">
            <ItemAccount item={item} />
            <ItemDecided item={item} />
          </div>
          <Coming item={item} coming={coming} />
        </div>
        <aside className="grid content-start gap-4" id="decide">
          <h2 className={headingVariants({ size: 'small' })}>{decide('title')}</h2>
          {item.isOwn ? (
            <p className={noteVariants({ look: 'warning' })}>{row('own')}</p>
          ) : item.appeal?.isMine ? (
            <p className={noteVariants({ look: 'warning' })}>{t('mine')}</p>
          ) : hasForm ? (
            children
          ) : (
            <p className={noteVariants({ look: 'info' })}>{decide('nothingToDo')}</p>
          )}
          <ItemKeys
            item={item}
            hasForm={hasForm}
            canTake={mayTake(props)}
            hasOthers={before !== undefined || next !== undefined}
          />
        </aside>
      </div>
    </>
  );
}

function besideOf({ item, queue }: ItemScreenProps) {
  const at = queue.findIndex(({ kind, id }) => kind === item.kind && id === item.id);
  return { before: at > 0 ? queue[at - 1] : undefined, next: queue[at + 1] };
}

const heldOf = ({ item, now }: ItemScreenProps) =>
  item.claim && item.claim.until > now ? item.claim : null;

function mayTake(props: ItemScreenProps): boolean {
  const { item, staffId } = props;
  const held = heldOf(props);
  const isFree = held === null || held.staffId === staffId;
  return item.waitingSince !== null && !item.isOwn && isFree;
}

function ItemBar(props: ItemScreenProps) {
  const { staffId, claim } = props;
  const t = useTexts('staff.item');
  const row = useTexts('staff.queue');
  const decide = useTexts('staff.decide');
  const locale = useLocale();
  const { before, next } = besideOf(props);
  const held = heldOf(props);
  const isMine = held?.staffId === staffId;
  const time = held ? formatClock(held.until, zone, locale) : '';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2">
      <PageLink className={textLinkVariants()} href={staffQueuePath()}>
        <ArrowLeft className="rtl:-scale-x-100" />
        {t('back')}
      </PageLink>
      <a
        className={buttonVariants({ look: 'soft', size: 'small', className: 'lg:hidden' })}
        href="#decide"
      >
        {decide('jump')}
      </a>
      <div className="flex flex-wrap items-center gap-3">
        {held ? (
          <span className="flex items-center gap-2 text-sm">
            <Face name={held.name} />
            <span className="wrap-anywhere">
              {isMine ? t('yours', { time }) : t('theirs', { name: held.name, time })}
            </span>
          </span>
        ) : null}
        {mayTake(props) ? (
          <ActionForm action={claim}>
            <input type="hidden" name="takes" value={isMine ? 'no' : 'yes'} />
            <Button look="ghost" size="small" type="submit" data-key="c">
              {row(isMine ? 'giveBack' : 'take')}
              <span className="noscript:hidden max-lg:hidden" aria-hidden="true">
                <Kbd>C</Kbd>
              </span>
            </Button>
          </ActionForm>
        ) : null}
        {before || next ? (
          <div className="flex gap-3">
            {before ? (
              <PageLink
                className={iconButtonVariants({ look: 'line' })}
                href={staffItemPath(before.kind, before.id)}
                aria-label={t('before')}
                data-key="k"
              >
                <ChevronLeft className="rtl:-scale-x-100" />
              </PageLink>
            ) : null}
            {next ? (
              <PageLink
                className={iconButtonVariants({ look: 'line' })}
                href={staffItemPath(next.kind, next.id)}
                aria-label={t('next')}
                data-key="j"
              >
                <ChevronRight className="rtl:-scale-x-100" />
              </PageLink>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function publicPathOf({ about, status }: StaffItem): string | null {
  if (status !== 'approved') return null;
  switch (about.kind) {
    case 'service':
      return providerPath(about.id);
    case 'event':
      return publicEventPath(about.id);
    case 'slate':
      return slatePath(about.id);
    default:
      return null;
  }
}

function ItemTitle({ item }: { item: StaffItem }) {
  const t = useTexts('staff.item');
  const row = useTexts('staff.queue');
  const kinds = useTexts('staff.kind');
  const statuses = useTexts('owner.status');
  const { kind, status, waitingSince, name } = item;
  const path = publicPathOf(item);
  return (
    <div className="grid gap-2">
      <h1
        className={headingVariants({ face: 'name', size: 'medium', className: 'wrap-anywhere' })}
        dir="auto"
      >
        {name || row('elsewhere')}
      </h1>
      <p className="flex flex-wrap items-center gap-2">
        <span className={badgeVariants({ look: 'delisted' })}>{kinds(kind)}</span>
        {status && statuses.isKey(status) ? (
          <span className={badgeVariants({ look: status === 'approved' ? 'approved' : 'pending' })}>
            {statuses(status)}
          </span>
        ) : null}
        {waitingSince !== null && (kind === 'service' || kind === 'event') ? (
          <span className={badgeVariants({ look: 'pending' })}>
            {t(status === 'approved' ? 'changed' : 'new')}
          </span>
        ) : null}
        {path ? (
          <PageLink className={textLinkVariants()} href={path} target="_blank">
            {t('open')}
            <ArrowUpRight className="rtl:-scale-x-100" />
          </PageLink>
        ) : null}
      </p>
    </div>
  );
}

/** The names are shown only on request, because each look at them is recorded. */
function Coming({ item, coming }: Pick<ItemScreenProps, 'item' | 'coming'>) {
  const t = useTexts('staff.item');
  const locale = useLocale();
  const { account } = item;
  if (!account || account.coming === 0) return null;
  return (
    <section className="grid justify-items-start gap-2" aria-labelledby="coming">
      <h2 className={headingVariants({ size: 'small' })} id="coming">
        {t('coming')} ({account.coming})
      </h2>
      {coming === null ? (
        <>
          <PageLink
            className={buttonVariants({ look: 'secondary', size: 'small' })}
            href={`${staffItemPath(item.kind, item.id)}?coming=yes`}
            scroll={false}
          >
            {t('showComing')}
          </PageLink>
          <p className="text-sm text-muted">{t('comingNote')}</p>
        </>
      ) : (
        <ul className="grid w-full gap-1 text-sm">
          {coming.map(({ id, startsAt, customer, hasEmail }) => (
            <li key={id} className="border-b border-line py-2 wrap-anywhere">
              <span dir="auto">
                {t('comingRow', {
                  name: customer || t('nobody'),
                  day: formatDay(startsAt, zone, locale),
                  time: formatClock(startsAt, zone, locale),
                })}
              </span>
              <span className="text-muted">
                {commaOf(t.locale)}
                {t(hasEmail ? 'byMail' : 'notByMail')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
