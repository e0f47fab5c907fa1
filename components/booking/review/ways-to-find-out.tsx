import { MessageCircle, Phone } from 'lucide-react';
import Link from 'next/link';
import { OutsideLink } from '@/components/site/outside-link';
import { buttonVariants } from '@/components/ui/button';
import { timesPathOf } from './paths';
import type { Reach, Review } from './state';

interface WaysToFindOutProps {
  review: Review;
  reach: Reach;
}

/** Where an open attempt is cleared up: the provider, and the times as they are now. */
export function WaysToFindOut({ review, reach }: WaysToFindOutProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 pt-1">
      {reach.call ? (
        <a className={buttonVariants({ look: 'secondary', size: 'small' })} href={reach.call}>
          <Phone />
          Call
        </a>
      ) : null}
      {reach.message ? (
        <OutsideLink
          className={buttonVariants({ look: 'secondary', size: 'small' })}
          href={reach.message}
        >
          <MessageCircle />
          WhatsApp
        </OutsideLink>
      ) : null}
      <Link
        className={buttonVariants({ look: 'secondary', size: 'small' })}
        href={timesPathOf(review)}
        prefetch={false}
      >
        Look at the times again
      </Link>
    </div>
  );
}
