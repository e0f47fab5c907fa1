import { Globe, MapPin, MessageCircle, Phone } from 'lucide-react';
import { Fact } from '@/components/owner/fact';
import { OutsideLink } from '@/components/site/outside-link';
import { cardVariants } from '@/components/ui/card';
import type { Service } from '@/lib/contract/shapes/services';
import { telephoneHref, whatsappHref } from '@/lib/domain/text/telephone';

/** How customers reach the provider, as far as the service says. */
export function OwnerFacts({ service }: { service: Service }) {
  const { address, phoneNumber, whatsappNumber, websiteUrl } = service;
  const call = telephoneHref(phoneNumber);
  const message = whatsappHref(whatsappNumber);
  return (
    <section
      className={cardVariants({ className: 'od-contact py-3' })}
      aria-labelledby="facts-title"
    >
      <h2 className="sr-only" id="facts-title">
        Contact details
      </h2>
      <dl className="facts">
        {address ? (
          <Fact Icon={MapPin} name="Address">
            <span dir="auto">{address}</span>
          </Fact>
        ) : null}
        {phoneNumber ? (
          <Fact Icon={Phone} name="Phone">
            {call ? (
              <a href={call}>
                <bdi>{phoneNumber}</bdi>
              </a>
            ) : (
              <bdi>{phoneNumber}</bdi>
            )}
          </Fact>
        ) : null}
        {whatsappNumber ? (
          <Fact Icon={MessageCircle} name="WhatsApp">
            {message ? (
              <OutsideLink href={message}>
                <bdi>{whatsappNumber}</bdi>
              </OutsideLink>
            ) : (
              <bdi>{whatsappNumber}</bdi>
            )}
          </Fact>
        ) : null}
        {websiteUrl ? (
          <Fact Icon={Globe} name="Website">
            <OutsideLink href={websiteUrl}>
              <bdi>{websiteUrl.replace(/^https?:\/\/|\/$/g, '')}</bdi>
            </OutsideLink>
          </Fact>
        ) : null}
      </dl>
    </section>
  );
}
