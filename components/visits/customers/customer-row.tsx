import { PersonFace } from '@/components/shared/face/person-face';
import { PageLink } from '@/components/shared/links/page-link';
import { badgeVariants } from '@/components/shared/ui/badge';
import { headingVariants } from '@/components/shared/ui/heading';
import { ChevronRight, UserX } from '@/components/shared/ui/icons';
import type { Customer } from '@/lib/shared/contract/customers';
import { TOLD_MISSES } from '@/lib/shared/domain/booking/customers';
import { withCommas } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { customerPath } from '@/lib/shared/url/portal-paths';
import { type Today, useDayWords } from './day-words';

export const ROW_COLUMNS =
  'md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)_7rem] md:items-center md:gap-x-4';

export function CustomerRow({ customer, ...about }: { customer: Customer } & Today) {
  const t = useTexts('customers.list');
  const words = useDayWords(about);
  const { id, name, phone, email, visits, missed, nextVisit, lastVisit } = customer;
  const shownName = name || t('noName');
  const at = nextVisit === null ? null : { day: words.day(nextVisit), time: words.time(nextVisit) };
  const count = at && visits === 0 ? t('firstVisit') : t('visits', { count: visits });
  const before =
    lastVisit === null
      ? count
      : withCommas([t('lastOn', { day: words.day(lastVisit) }), count], t.locale);
  return (
    <li className="border-t border-line last:border-b">
      <PageLink
        className="flex min-h-target items-center gap-3 py-3 text-text no-underline wrap-anywhere hover:bg-sunken"
        href={customerPath(id)}
      >
        <PersonFace person={{ name: shownName, pictureUrl: null }} />
        <span className={`grid min-w-0 flex-1 gap-y-0.5 ${ROW_COLUMNS}`}>
          <span className="grid">
            <span className={headingVariants({ face: 'name', className: 'font-semibold' })}>
              <bdi translate="no">{shownName}</bdi>
            </span>
            <span className="text-sm text-muted">
              <bdi translate="no">{phone || email}</bdi>
            </span>
          </span>
          <span className="text-sm max-md:hidden">
            {at ? t('nextOn', at) : <span className="text-muted">{t('nothingBooked')}</span>}
          </span>
          <span className="text-sm text-muted max-md:hidden">{before}</span>
          <span className="text-sm text-muted md:hidden">
            {at ? t('nextAt', { ...at, count: visits }) : before}
          </span>
          <span className="flex md:justify-end">
            {missed >= TOLD_MISSES ? (
              <span className={badgeVariants({ look: 'pending' })}>
                <UserX />
                {t('missed', { count: missed })}
              </span>
            ) : null}
          </span>
        </span>
        <ChevronRight className="flex-none text-muted rtl:-scale-x-100" />
      </PageLink>
    </li>
  );
}
