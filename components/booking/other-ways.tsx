import { contactsOf } from '@/components/profile/contacts';
import { OutsideLink } from '@/components/site/outside-link';
import { buttonVariants } from '@/components/ui/button';
import { cardVariants } from '@/components/ui/card';
import { MessageCircle, Phone } from '@/components/ui/icons';
import type { Service } from '@/lib/contract/services';
import { useTexts } from '@/lib/texts/use-texts';

export function OtherWays({ service }: { service: Service }) {
  const t = useTexts('booking.otherWays');
  const { call, message } = contactsOf(service, false);
  if (!call && !message) return null;
  return (
    <section
      className={cardVariants({ look: 'sunken', className: 'flex flex-col gap-4' })}
      aria-labelledby="other-ways"
    >
      <h2 className="text-base font-semibold" id="other-ways">
        {t('heading')}
      </h2>
      <div className="flex flex-wrap items-center gap-3">
        {call ? (
          <a className={buttonVariants()} href={call}>
            <Phone />
            {t('call')}
          </a>
        ) : null}
        {message ? (
          <OutsideLink
            className={call ? buttonVariants({ look: 'secondary' }) : buttonVariants()}
            href={message}
          >
            <MessageCircle />
            {t('message')}
          </OutsideLink>
        ) : null}
      </div>
    </section>
  );
}
