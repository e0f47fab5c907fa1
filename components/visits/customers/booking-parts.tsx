import { PageLink } from '@/components/shared/links/page-link';
import { segmentsVariants, segmentVariants } from '@/components/shared/ui/segments';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { CUSTOMERS_PATH } from '@/lib/shared/url/portal-paths';
import { portalPath } from '@/lib/shared/url/portal-url';

const PARTS = { visits: portalPath('bookings'), customers: CUSTOMERS_PATH } as const;

export function BookingParts({ current }: { current: keyof typeof PARTS }) {
  const t = useTexts('customers.parts');
  return (
    <nav className={segmentsVariants({ className: 'flex' })} aria-label={t('label')}>
      {(['visits', 'customers'] as const).map((part) => (
        <PageLink
          key={part}
          className={segmentVariants({ kind: 'link' })}
          href={PARTS[part]}
          aria-current={part === current ? 'page' : undefined}
        >
          {t(part)}
        </PageLink>
      ))}
    </nav>
  );
}
