import { Star } from '@/components/ui/icons';
import { STARS } from '@/lib/domain/reviews/review';

export function StarRow({ stars, label }: { stars: number; label: string }) {
  return (
    <span className="inline-flex gap-0.5" role="img" aria-label={label}>
      {STARS.map((count) => (
        <Star
          key={count}
          className={
            count <= stars ? 'size-4.5 fill-current text-star' : 'size-4.5 text-line-strong'
          }
        />
      ))}
    </span>
  );
}
