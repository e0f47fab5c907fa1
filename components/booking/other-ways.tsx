import { MessageCircle, Phone } from 'lucide-react';
import { contactsOf } from '@/components/profile/contacts';
import { OutsideLink } from '@/components/site/outside-link';
import { buttonVariants } from '@/components/ui/button';
import { cardVariants } from '@/components/ui/card';
import type { Service } from '@/lib/contract/shapes/services';

/** How to reach a provider who takes no bookings here; nothing where no number is known. */
export function OtherWays({ service }: { service: Service }) {
  const { call, message } = contactsOf(service, false);
  if (!call && !message) return null;
  return (
    <section
      className={cardVariants({ look: 'sunken', className: 'flex flex-col gap-4' })}
      aria-labelledby="other-ways"
    >
      <h2 className="text-base font-semibold" id="other-ways">
        You can still ask them for a visit
      </h2>
      <div className="flex flex-wrap items-center gap-3">
        {call ? (
          <a className={buttonVariants()} href={call}>
            <Phone />
            Call
          </a>
        ) : null}
        {message ? (
          <OutsideLink
            className={call ? buttonVariants({ look: 'secondary' }) : buttonVariants()}
            href={message}
          >
            <MessageCircle />
            Message
          </OutsideLink>
        ) : null}
      </div>
    </section>
  );
}
