import { OutsideLink } from '@/components/shared/site/outside-link';
import { cardVariants } from '@/components/shared/ui/card';
import { headingVariants } from '@/components/shared/ui/heading';
import { Globe, MapPin, MessageCircle, Phone } from '@/components/shared/ui/icons';
import type { Service } from '@/lib/shared/contract/services';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { mapsHref } from '@/lib/shared/url/maps';
import type { Contacts } from './contacts';
import { QuickContact } from './quick-contact';

const listLook =
  '*:flex *:min-h-target *:items-center *:gap-3 *:py-1 [&_a]:inline-flex [&_a]:min-h-target [&_a]:items-center [&_a]:font-medium [&_a]:wrap-anywhere';

export function ContactCard({ service, contacts }: { service: Service; contacts: Contacts }) {
  const t = useTexts('profile.contactCard');
  const { address, phoneNumber, websiteUrl } = service;
  return (
    <section
      className={cardVariants({ className: 'flex flex-col gap-4' })}
      aria-labelledby="contact-title"
    >
      <h2 className={headingVariants({ size: 'small' })} id="contact-title">
        {t('heading')}
      </h2>
      <ul className={listLook}>
        {address ? (
          <li className="items-start!">
            <MapPin className="mt-2.5" />
            <div>
              <address className="pt-2 not-italic">
                <bdi translate="no">{address}</bdi>
              </address>
              <OutsideLink className="text-sm" href={mapsHref(address)}>
                {t('openInMaps')}
              </OutsideLink>
            </div>
          </li>
        ) : null}
        {phoneNumber ? (
          <li>
            <Phone />
            {contacts.call ? (
              <a href={contacts.call}>
                <bdi translate="no">{phoneNumber}</bdi>
              </a>
            ) : (
              <bdi translate="no">{phoneNumber}</bdi>
            )}
          </li>
        ) : null}
        {contacts.message ? (
          <li>
            <MessageCircle />
            <OutsideLink href={contacts.message}>{t('whatsapp')}</OutsideLink>
          </li>
        ) : null}
        {websiteUrl ? (
          <li>
            <Globe />
            <OutsideLink href={websiteUrl}>{t('website')}</OutsideLink>
          </li>
        ) : null}
      </ul>
      <QuickContact place="card" contacts={contacts} />
    </section>
  );
}
