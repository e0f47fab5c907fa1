import { Award, CalendarCheck, MessageCircle, Phone } from 'lucide-react';
import { OutsideLink } from '@/components/site/outside-link';
import { badgeVariants } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { ProviderLogo } from '@/components/ui/provider-logo';
import type { Service } from '@/lib/contract/shapes/services';
import type { Contacts } from './contacts';

interface ProfileHeroProps {
  service: Service;
  /** The opening of the description, or all of a short one. */
  lead: string;
  contacts: Contacts;
  isBookable: boolean;
}

/** Who this is: logo, badge, name, lead and, on wide screens, the way to book. */
export function ProfileHero({ service, lead, contacts, isBookable }: ProfileHeroProps) {
  const { name, profileImageUrl, isCommunityFavorite } = service;
  return (
    <section className="phero" aria-labelledby="profile-name">
      <div className="page phero-in">
        <ProviderLogo src={profileImageUrl} name={name} className="plogo" priority />
        <div className="txt stack">
          {isCommunityFavorite ? (
            <span
              className={badgeVariants({
                look: 'highlight',
                size: 'large',
                className: 'self-start',
              })}
            >
              <Award />
              Community Favorite
            </span>
          ) : null}
          <h1
            className={headingVariants({ face: 'name', size: 'large' })}
            id="profile-name"
            dir="auto"
          >
            {name}
          </h1>
          {lead ? (
            <p className="lead" dir="auto">
              {lead}
            </p>
          ) : null}
          {isBookable ? null : <p className="font-semibold">Not bookable online right now</p>}
          <div className="flex flex-wrap items-center gap-3 max-lg:hidden pt-2">
            <FirstWay contacts={contacts} />
            <a
              className={
                contacts.first === 'book'
                  ? buttonVariants({ size: 'large' })
                  : buttonVariants({ size: 'large', look: 'secondary' })
              }
              href={contacts.book}
            >
              <CalendarCheck />
              Book Now
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

/** What stands before Book Now where booking leads nowhere. */
function FirstWay({ contacts: { first, call, message } }: { contacts: Contacts }) {
  if (first === 'call') {
    return (
      <a className={buttonVariants({ size: 'large' })} href={call}>
        <Phone />
        Call
      </a>
    );
  }
  if (first === 'message') {
    return (
      <OutsideLink className={buttonVariants({ size: 'large' })} href={message}>
        <MessageCircle />
        Message
      </OutsideLink>
    );
  }
  return null;
}
