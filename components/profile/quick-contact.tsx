import { MessageCircle, Phone } from 'lucide-react';
import { OutsideLink } from '@/components/site/outside-link';
import type { Contacts } from './contacts';

/** Call, Message and Book Now (customer §2); without a number its button is left out. */
export function QuickContact({ className, contacts }: { className: string; contacts: Contacts }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are links
    <div className={className} role="group" aria-label="Quick Contact">
      {contacts.call ? (
        <a className="btn secondary" href={contacts.call}>
          <Phone className="i" />
          Call
        </a>
      ) : null}
      {contacts.message ? (
        <OutsideLink className="btn secondary" href={contacts.message}>
          <MessageCircle className="i" />
          Message
        </OutsideLink>
      ) : null}
      <a className="btn" href={contacts.book}>
        Book Now
      </a>
    </div>
  );
}
