import type { Confirmation } from '@/components/booking/review/state';
import { OutsideLink } from '@/components/site/outside-link';
import { buttonVariants } from '@/components/ui/button';
import { MessageCircle } from '@/components/ui/icons';
import { whatsappTextHref } from '@/lib/domain/text/telephone';
import { useTexts } from '@/lib/texts/use-texts';
import { formatClock } from '@/lib/time/clock-words';
import { formatDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { localePath } from '@/lib/url/locale-path';
import { manageAddress } from '@/lib/url/manage-url';
import { CopyLink } from './copy-link';
import { MailNote } from './customer-details';

/** The customer's link; the confirmation's on hosts without one. */
export function KeepBooking({ confirmation }: { confirmation: Confirmation }) {
  const t = useTexts('booking.confirmed');
  const { review, manageToken, siteUrl, path, mail } = confirmation;
  const link =
    manageAddress(siteUrl, manageToken, t.locale) || siteUrl + localePath(t.locale, path);
  const { name } = review.provider;
  const message = t('linkMessage', {
    provider: name ? 'some' : 'none',
    name,
    day: formatDay(review.startsAt, VENUE_ZONE.id, t.locale),
    time: formatClock(review.startsAt, VENUE_ZONE.id, t.locale),
    link,
  });
  return (
    <section className="grid gap-3" aria-label={t('keepLabel')}>
      <p className="text-sm">
        <MailNote mail={mail} path={path} />
      </p>
      <div className="flex flex-wrap gap-2 *:flex-1 print:hidden">
        <CopyLink link={link} />
        <OutsideLink
          className={buttonVariants({ look: 'secondary', size: 'small' })}
          href={whatsappTextHref(message)}
        >
          <MessageCircle />
          {t('toWhatsapp')}
        </OutsideLink>
      </div>
      {manageToken ? (
        <p className="text-sm text-muted print:hidden">{t('sendToYourself')}</p>
      ) : null}
      <p className="hidden text-sm wrap-anywhere print:block">{t('link', { link })}</p>
    </section>
  );
}
