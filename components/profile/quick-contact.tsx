import { MessageCircle, Phone } from 'lucide-react';
import { OutsideLink } from '@/components/site/outside-link';
import { buttonVariants } from '@/components/ui/button';
import type { Contacts } from './contacts';

/** Call, Message and Book Now (PROF-016 to PROF-018); a button without a number is left out. */
export function QuickContact({ className, contacts }: { className: string; contacts: Contacts }) {
  const { call, message, book, first } = contacts;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are links
    <div className={className} role="group" aria-label="Quick Contact">
      {call ? (
        <a
          className={first === 'call' ? buttonVariants() : buttonVariants({ look: 'secondary' })}
          href={call}
        >
          <Phone />
          Call
        </a>
      ) : null}
      {message ? (
        <OutsideLink
          className={first === 'message' ? buttonVariants() : buttonVariants({ look: 'secondary' })}
          href={message}
        >
          <MessageCircle />
          Message
        </OutsideLink>
      ) : null}
      <a
        className={first === 'book' ? buttonVariants() : buttonVariants({ look: 'secondary' })}
        href={book}
      >
        Book Now
      </a>
    </div>
  );
}
