import { Mail, MessageCircle, Phone } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button';
import type { BookingNote } from '@/lib/domain/calendar/cells';
import { mailHref } from '@/lib/domain/text/mail-address';
import { telephoneHref, whatsappHref } from '@/lib/domain/text/telephone';

/** The ways to reach a customer; those that cannot work are left out, and with none nothing stands. */
export function VisitContact({ booking }: { booking: BookingNote | null }) {
  const call = telephoneHref(booking?.customerPhone ?? '');
  const message = whatsappHref(booking?.customerPhone ?? '');
  const mail = mailHref(booking?.customerEmail ?? '');
  if (!call && !mail) return null;
  return (
    <div className="sheet-end flex-wrap *:flex-1">
      {call ? (
        <a className={buttonVariants()} href={call}>
          <Phone />
          Call
        </a>
      ) : null}
      {message ? (
        <a
          className={buttonVariants({ look: 'secondary' })}
          href={message}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle />
          WhatsApp
        </a>
      ) : null}
      {mail ? (
        <a className={buttonVariants({ look: 'secondary' })} href={mail}>
          <Mail />
          E-mail
        </a>
      ) : null}
    </div>
  );
}
