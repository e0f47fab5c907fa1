import { type CountedScore, formatMean, ScoreLine } from '@/components/shared/score/score';
import { headingVariants } from '@/components/shared/ui/heading';
import { Star } from '@/components/shared/ui/icons';
import { ProviderLogo } from '@/components/shared/ui/provider-logo';
import { product } from '@/lib/shared/product';
import { useTexts } from '@/lib/shared/texts/use-texts';

export interface ProviderCardProps {
  name: string;
  address: string;
  imageUrl: string;
  /** Null or absent where {host} has no reviews. */
  score?: CountedScore | null;
}

export function ProviderCard({ name, address, imageUrl, score }: ProviderCardProps) {
  const t = useTexts('booking.provider');
  return (
    <div className="flex items-center gap-4">
      <ProviderLogo src={imageUrl} name={name} className="h-20 w-16" />
      <div className="min-w-0 flex-1">
        <p className={headingVariants({ face: 'name', className: 'leading-[1.3]' })}>
          <bdi translate="no">{name}</bdi>
        </p>
        <p className="text-sm text-muted">
          <bdi translate="no">{address}</bdi>
        </p>
        {score && score.count > 0 ? (
          <p className="text-sm">
            <ScoreLine score={score} ofFew />
          </p>
        ) : product.showsFixedRating ? (
          <p className="flex flex-wrap items-center gap-1 text-sm">
            <Star className="fill-current text-star" />
            <span className="sr-only">{t('rating')}</span> <b>{formatMean(5, t.locale)}</b>{' '}
            {score ? <span className="text-muted">{t('toStart')}</span> : null}
          </p>
        ) : null}
      </div>
    </div>
  );
}
