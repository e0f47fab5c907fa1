import { PageLink } from '@/components/links/page-link';
import { buttonVariants } from '@/components/ui/button';
import { CircleAlert, RotateCw } from '@/components/ui/icons';
import { Note } from '@/components/ui/note';
import { useTexts } from '@/lib/texts/use-texts';
import { type ListingKinds, listingsPath } from '@/lib/url/portal-url';

/** Says that the listings could not be loaded, and offers to try again. */
export function ListingsFailed({ show }: { show: ListingKinds }) {
  const t = useTexts('portal.listings');
  return (
    <Note look="error" size="large" role="alert">
      <CircleAlert />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t('failed')}</p>
        <p className="mt-1 text-sm">{t('failedLead')}</p>
        <PageLink
          className={buttonVariants({ look: 'secondary', size: 'small', className: 'mt-4' })}
          href={listingsPath(show)}
        >
          <RotateCw />
          {t('tryAgain')}
        </PageLink>
      </div>
    </Note>
  );
}
