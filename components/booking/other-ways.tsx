import { MessageCircle, Phone } from 'lucide-react';
import { contactsOf } from '@/components/profile/contacts';
import { OutsideLink } from '@/components/site/outside-link';
import type { Service } from '@/lib/contract/shapes/services';

/** How to reach a provider who takes no bookings here; nothing where no number is known. */
export function OtherWays({ service }: { service: Service }) {
  const { call, message } = contactsOf(service, false);
  if (!call && !message) return null;
  return (
    <section className="panel stack" aria-labelledby="other-ways">
      <h2 className="text-base font-semibold" id="other-ways">
        You can still ask them for a visit
      </h2>
      <div className="row">
        {call ? (
          <a className="btn" href={call}>
            <Phone className="i" />
            Call
          </a>
        ) : null}
        {message ? (
          <OutsideLink className={call ? 'btn secondary' : 'btn'} href={message}>
            <MessageCircle className="i" />
            Message
          </OutsideLink>
        ) : null}
      </div>
    </section>
  );
}
