import { MessageCircle, Phone } from 'lucide-react';
import Link from 'next/link';
import { OutsideLink } from '@/components/site/outside-link';
import { timesPathOf } from './paths';
import type { Reach, Review } from './state';

interface WaysToFindOutProps {
  review: Review;
  reach: Reach;
}

/** Where an open attempt is cleared up: the provider, and the times as they are now. */
export function WaysToFindOut({ review, reach }: WaysToFindOutProps) {
  return (
    <div className="row pt-1">
      {reach.call ? (
        <a className="btn secondary sm" href={reach.call}>
          <Phone className="i" />
          Call
        </a>
      ) : null}
      {reach.message ? (
        <OutsideLink className="btn secondary sm" href={reach.message}>
          <MessageCircle className="i" />
          WhatsApp
        </OutsideLink>
      ) : null}
      <Link className="btn secondary sm" href={timesPathOf(review)} prefetch={false}>
        Look at the times again
      </Link>
    </div>
  );
}
