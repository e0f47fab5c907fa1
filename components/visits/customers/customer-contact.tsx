import { PageLink } from '@/components/shared/links/page-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { CalendarPlus, Mail, MessageCircle, Phone } from '@/components/shared/ui/icons';
import type { Customer } from '@/lib/shared/contract/customers';
import { mailHref } from '@/lib/shared/domain/text/mail-address';
import { telephoneHref, whatsappHref } from '@/lib/shared/domain/text/telephone';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { bookAgainPath } from '@/lib/shared/url/portal-paths';

export function CustomerContact({ customer }: { customer: Customer }) {
  const t = useTexts('customers.person');
  const { id, name, phone, email } = customer;
  const secondary = buttonVariants({ look: 'secondary' });
  const [call, mail] = [telephoneHref(phone), mailHref(email)];
  const greeting = t('greeting', { customer: name ? 'named' : 'none', name });
  const message = whatsappHref(phone, { text: greeting });
  return (
    <div className="flex flex-wrap gap-3 *:flex-auto lg:justify-end lg:*:flex-none">
      <PageLink className={buttonVariants({ className: 'max-lg:w-full' })} href={bookAgainPath(id)}>
        <CalendarPlus />
        {t('bookAgain')}
      </PageLink>
      {call ? (
        <a className={secondary} href={call}>
          <Phone />
          {t('call')}
        </a>
      ) : null}
      {message ? (
        <a className={secondary} href={message} target="_blank" rel="noopener noreferrer">
          <MessageCircle />
          {t('whatsapp')}
        </a>
      ) : null}
      {mail ? (
        <a className={secondary} href={mail}>
          <Mail />
          {t('mail')}
        </a>
      ) : null}
    </div>
  );
}
