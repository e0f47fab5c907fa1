import { PageLink } from '@/components/links/page-link';
import { buttonVariants } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { useTexts } from '@/lib/texts/use-texts';
import { reviewPath } from '@/lib/url/review-url';
import type { ManagedVisit } from './visit';

/** A customer without an e-mail address is asked only here. */
export function ReviewCall({ visit: { booking } }: { visit: ManagedVisit }) {
  const t = useTexts('reviews.manage');
  const { review } = booking;
  if (!review) return null;
  const { token, isWritten, isMissed } = review;
  return (
    <section
      className="grid justify-items-start gap-3 rounded-lg bg-wash p-5"
      aria-labelledby="how"
    >
      <h2 className={headingVariants({ size: 'small' })} id="how">
        {isWritten ? t('written') : t('title')}
      </h2>
      {isWritten ? null : <p>{t('lead')}</p>}
      {isMissed ? <p className="text-sm">{t('missed')}</p> : null}
      <PageLink className={buttonVariants()} href={reviewPath(token)}>
        {isWritten ? t('see') : t('write')}
      </PageLink>
    </section>
  );
}
