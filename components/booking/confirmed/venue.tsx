import type { Reach, Review } from '@/components/booking/review/state';
import { OutsideLink } from '@/components/shared/site/outside-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { MapPin, MessageCircle, Navigation, Phone } from '@/components/shared/ui/icons';
import { optionRowVariants } from '@/components/shared/ui/option-row';
import { ProviderLogo } from '@/components/shared/ui/provider-logo';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { mapsHref } from '@/lib/shared/url/maps';

interface VenueProps {
  provider: Review['provider'];
  reach: Reach;
}

export function Venue({ provider, reach }: VenueProps) {
  const t = useTexts('booking.confirmed');
  const { name, address, imageUrl } = provider;
  return (
    <section className="flex flex-col gap-4" aria-label={t('where')}>
      {name ? (
        <div className="flex items-center gap-4">
          <ProviderLogo src={imageUrl} name={name} className="h-[4.375rem] w-14" />
          <div className="min-w-0 flex-1">
            <p className={headingVariants({ face: 'name', className: 'leading-[1.3]' })}>
              <bdi translate="no">{name}</bdi>
            </p>
            <bdi className="text-sm text-muted">{reach.phoneNumber}</bdi>
          </div>
        </div>
      ) : (
        <p className="text-sm text-muted">{t('unreadable')}</p>
      )}
      {address ? (
        <OutsideLink
          className={optionRowVariants({
            className:
              'py-2! print:min-h-0 print:flex-wrap print:border-0 print:p-0! print:after:content-none!',
          })}
          href={mapsHref(address)}
        >
          <MapPin />
          <span className="min-w-0 flex-1">
            <b className="font-semibold" dir="auto">
              {address}
            </b>
            <br />
            <span className="text-sm text-muted print:hidden">{t('openInMaps')}</span>
          </span>
          <Navigation className="print:hidden" />
        </OutsideLink>
      ) : null}
      {reach.call || reach.message ? (
        <div className="grid auto-cols-fr grid-flow-col max-slim:grid-flow-row gap-2">
          {reach.call ? (
            <a className={buttonVariants({ look: 'secondary' })} href={reach.call}>
              <Phone />
              {t('call')}
            </a>
          ) : null}
          {reach.message ? (
            <OutsideLink className={buttonVariants({ look: 'secondary' })} href={reach.message}>
              <MessageCircle />
              {t('whatsapp')}
            </OutsideLink>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
