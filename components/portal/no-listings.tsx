import { Art } from '@/components/ui/art';
import { cardVariants } from '@/components/ui/card';
import { headingVariants } from '@/components/ui/heading';
import { useTexts } from '@/lib/texts/use-texts';
import { NewListing } from './new-listing';

const EMPTY = 'grid justify-items-center gap-4 px-5 py-12 text-center';

/** Stands where the listings of a new provider will be. */
export function NoListings() {
  const t = useTexts('portal.listings');
  return (
    <section className={cardVariants({ padding: 'none', className: EMPTY })}>
      <Art name="empty" className="h-auto w-48" />
      <h2 className={headingVariants({ size: 'medium' })}>{t('emptyHeading')}</h2>
      <p className="max-w-[40ch] text-balance text-muted">{t('empty')}</p>
      <NewListing />
    </section>
  );
}
