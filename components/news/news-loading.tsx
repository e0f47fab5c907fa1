import { Skeleton } from '@/components/ui/skeleton';
import { newsCardVariants, newsGridVariants, newsTextVariants } from './news-layout';
import { LoadingThumbnail } from './news-thumbnail';

const CARDS = ['lead', 'second', 'third', 'fourth'];

/** Stands where the articles of the chosen countries will be. A quick answer comes before it shows. */
export function NewsLoading() {
  return (
    <div className="animate-appear-late" aria-busy="true">
      <div className={newsGridVariants()}>
        {CARDS.map((card) => {
          const isLead = card === 'lead';
          return (
            <div key={card} className={newsCardVariants({ isLead })}>
              <LoadingThumbnail isLead={isLead} />
              <div className={newsTextVariants({ isLead })}>
                <Skeleton className="h-4 w-1/3" />
                <Skeleton className="h-6 w-full" />
                <Skeleton className="h-6 w-2/3" />
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}
