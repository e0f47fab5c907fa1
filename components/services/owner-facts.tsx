import { useTexts } from '#texts';
import { Fact } from '@/components/owner/fact';
import { OutsideLink } from '@/components/site/outside-link';
import { cardVariants } from '@/components/ui/card';
import { Globe, MapPin, MessageCircle, Phone } from '@/components/ui/icons';
import type { Service } from '@/lib/contract/shapes/services';
import { telephoneHref, whatsappHref } from '@/lib/domain/text/telephone';

/** How customers reach the provider; only what the service says. */
export function OwnerFacts({ service }: { service: Service }) {
  const t = useTexts('services.facts');
  const { address, phoneNumber, whatsappNumber, websiteUrl } = service;
  const call = telephoneHref(phoneNumber);
  const chat = whatsappHref(whatsappNumber);
  const phone = <bdi>{phoneNumber}</bdi>;
  const whatsapp = <bdi>{whatsappNumber}</bdi>;
  return (
    <section
      className={cardVariants({ className: 'py-3 max-lg:order-5' })}
      aria-labelledby="facts-title"
    >
      <h2 className="sr-only" id="facts-title">
        {t('heading')}
      </h2>
      <dl>
        {address ? (
          <Fact Icon={MapPin} name={t('address')}>
            <span dir="auto">{address}</span>
          </Fact>
        ) : null}
        {phoneNumber ? (
          <Fact Icon={Phone} name={t('phone')}>
            {call ? <a href={call}>{phone}</a> : phone}
          </Fact>
        ) : null}
        {whatsappNumber ? (
          <Fact Icon={MessageCircle} name={t('whatsapp')}>
            {chat ? <OutsideLink href={chat}>{whatsapp}</OutsideLink> : whatsapp}
          </Fact>
        ) : null}
        {websiteUrl ? (
          <Fact Icon={Globe} name={t('website')}>
            <OutsideLink href={websiteUrl}>
              <bdi>{websiteUrl.replace(/^https?:\/\/|\/$/g, '')}</bdi>
            </OutsideLink>
          </Fact>
        ) : null}
      </dl>
    </section>
  );
}
