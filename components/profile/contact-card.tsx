import { Globe, MapPin, MessageCircle, Phone } from 'lucide-react';
import { OutsideLink } from '@/components/site/outside-link';
import { cardVariants } from '@/components/ui/card';
import { headingVariants } from '@/components/ui/heading';
import type { Service } from '@/lib/contract/shapes/services';
import type { Contacts } from './contacts';
import { QuickContact } from './quick-contact';

/** Where the provider is and how to reach them, as far as the service says. */
export function ContactCard({ service, contacts }: { service: Service; contacts: Contacts }) {
  const { address, phoneNumber, websiteUrl } = service;
  return (
    <section
      className={cardVariants({ className: 'flex flex-col gap-4' })}
      aria-labelledby="contact-title"
    >
      <h2 className={headingVariants({ size: 'small' })} id="contact-title">
        Contact
      </h2>
      <ul className="contact-list">
        {address ? (
          <li>
            <MapPin />
            <address dir="auto">{address}</address>
          </li>
        ) : null}
        {phoneNumber ? (
          <li>
            <Phone />
            {contacts.call ? (
              <a href={contacts.call}>
                <bdi>{phoneNumber}</bdi>
              </a>
            ) : (
              <bdi>{phoneNumber}</bdi>
            )}
          </li>
        ) : null}
        {contacts.message ? (
          <li>
            <MessageCircle />
            <OutsideLink href={contacts.message}>WhatsApp</OutsideLink>
          </li>
        ) : null}
        {websiteUrl ? (
          <li>
            <Globe />
            <OutsideLink href={websiteUrl}>Visit Website</OutsideLink>
          </li>
        ) : null}
      </ul>
      <QuickContact className="quick-contact max-lg:hidden" contacts={contacts} />
    </section>
  );
}
