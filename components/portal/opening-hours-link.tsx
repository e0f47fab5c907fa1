import { PageLink } from '@/components/links/page-link';
import { Clock } from '@/components/ui/icons';
import { textLinkVariants } from '@/components/ui/text-link';
import { useTexts } from '@/lib/texts/use-texts';
import { openingHoursPath } from '@/lib/url/portal-paths';

/** The way from the calendar to the hours that repeat. */
export function OpeningHoursLink() {
  const t = useTexts('hours.page');
  return (
    <PageLink className={textLinkVariants({ className: 'mt-2' })} href={openingHoursPath()}>
      <Clock />
      {t('title')}
    </PageLink>
  );
}
