import { Award, CalendarCheck } from 'lucide-react';
import { ProviderLogo } from '@/components/ui/provider-logo';
import type { Listing } from '@/lib/contract/listings';

interface ProfileHeroProps {
  listing: Listing;
  /** The opening of the description, or all of a short one. */
  lead: string;
  bookHref: string;
}

/** Who this is: logo, badge, name, lead and, on wide screens, the way to book. */
export function ProfileHero({ listing, lead, bookHref }: ProfileHeroProps) {
  const { name, profileImageUrl, isCommunityFavorite } = listing;
  return (
    <section className="phero">
      <div className="page phero-in">
        <ProviderLogo src={profileImageUrl} name={name} className="plogo" priority />
        <div className="txt stack">
          {isCommunityFavorite ? (
            <span className="badge fav">
              <Award className="i" />
              Community Favorite
            </span>
          ) : null}
          <h1 className="name h1" dir="auto">
            {name}
          </h1>
          {lead ? (
            <p className="lead" dir="auto">
              {lead}
            </p>
          ) : null}
          <div className="row desk pt-2">
            <a className="btn lg" href={bookHref}>
              <CalendarCheck className="i" />
              Book Now
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
