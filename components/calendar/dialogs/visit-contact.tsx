import { buttonVariants } from '@/components/shared/ui/button';
import { dialogEndVariants } from '@/components/shared/ui/dialog-end';
import { Mail, MessageCircle, Phone } from '@/components/shared/ui/icons';
import type { BookingNote } from '@/lib/shared/domain/calendar/cells';
import { mailHref } from '@/lib/shared/domain/text/mail-address';
import { telephoneHref, whatsappHref } from '@/lib/shared/domain/text/telephone';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatShortDay } from '@/lib/shared/time/format';

interface VisitContactProps {
  booking: BookingNote | null;
  /** Epoch ms. */
  startsAt: number | null;
  zone: string;
  /** True if it stands within other content, not at the end of a dialog. */
  isInline?: boolean;
}

export function useGreeting(
  booking: Pick<BookingNote, 'customerName'> | null,
  startsAt: number | null,
  zone: string,
) {
  const t = useTexts('calendar.visitContact');
  const name = booking?.customerName ?? '';
  const customer = name ? 'named' : 'none';
  if (startsAt === null) return t('greeting', { customer, name });
  const day = formatShortDay(startsAt, zone, t.locale);
  const time = formatClock(startsAt, zone, t.locale);
  return t('greetingFor', { customer, name, day, time });
}

export function VisitContact({ booking, startsAt, zone, isInline = false }: VisitContactProps) {
  const greeting = useGreeting(booking, startsAt, zone);
  const call = telephoneHref(booking?.customerPhone ?? '');
  const message = whatsappHref(booking?.customerPhone ?? '', { text: greeting });
  const mail = mailHref(booking?.customerEmail ?? '');
  const t = useTexts('calendar.visitContact');
  if (!call && !mail) return null;
  return (
    <div
      className={
        isInline
          ? 'flex flex-wrap gap-3 *:flex-auto *:whitespace-nowrap'
          : dialogEndVariants({
              className: 'flex-wrap *:flex-auto *:whitespace-nowrap dialog:mt-auto',
            })
      }
    >
      {call ? (
        <a className={buttonVariants()} href={call}>
          <Phone />
          {t('call')}
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
          {t('whatsapp')}
        </a>
      ) : null}
      {mail ? (
        <a className={buttonVariants({ look: 'secondary' })} href={mail}>
          <Mail />
          {t('mail')}
        </a>
      ) : null}
    </div>
  );
}
