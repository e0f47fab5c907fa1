import { Globe, MapPin, MessageCircle, Phone } from 'lucide-react';
import { OutsideLink } from '@/components/site/outside-link';
import type { Service } from '@/lib/contract/shapes/services';
import type { Contacts } from './contacts';
import { QuickContact } from './quick-contact';

/** Where the provider is and how to reach them, as far as the service says. */
export function ContactCard({ service, contacts }: { service: Service; contacts: Contacts }) {
  const { address, phoneNumber, websiteUrl } = service;
  return (
    <section className="card stack" aria-labelledby="contact-title">
      <h2 className="h3 display" id="contact-title">
        Contact
      </h2>
      <ul className="contact-list">
        {address ? (
          <li>
            <MapPin className="i" />
            <address dir="auto">{address}</address>
          </li>
        ) : null}
        {phoneNumber ? (
          <li>
            <Phone className="i" />
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
            <MessageCircle className="i" />
            <OutsideLink href={contacts.message}>WhatsApp</OutsideLink>
          </li>
        ) : null}
        {websiteUrl ? (
          <li>
            <Globe className="i" />
            <OutsideLink href={websiteUrl}>Visit Website</OutsideLink>
          </li>
        ) : null}
      </ul>
      <QuickContact className="quick-contact desk" contacts={contacts} />
    </section>
  );
}
