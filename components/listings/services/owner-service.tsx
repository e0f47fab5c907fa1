import { ServiceItems } from '@/components/listings/items/service-items';
import { StatusBadge } from '@/components/listings/owner/status-badge';
import { Gallery } from '@/components/profile/gallery';
import { CategoryIcon } from '@/components/shared/site/category-icon';
import { OutsideLink } from '@/components/shared/site/outside-link';
import { cardVariants } from '@/components/shared/ui/card';
import { Fact } from '@/components/shared/ui/fact';
import { headingVariants } from '@/components/shared/ui/heading';
import { Globe, MapPin, MessageCircle, Phone } from '@/components/shared/ui/icons';
import { pageVariants } from '@/components/shared/ui/page';
import { ProviderLogo } from '@/components/shared/ui/provider-logo';
import type { Statement } from '@/lib/shared/contract/moderation';
import type { ServiceItem } from '@/lib/shared/contract/service-items';
import type { Service } from '@/lib/shared/contract/services';
import { categoryTitle } from '@/lib/shared/domain/services/categories';
import { telephoneHref, whatsappHref } from '@/lib/shared/domain/text/telephone';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { OwnerActions } from './owner-actions';
import { OwnerProfileCard } from './owner-profile-card';

interface OwnerServiceProps {
  service: Service;
  items: readonly ServiceItem[] | null;
  /** Null if it could not be read. */
  visitsToCome: number | null;
  statement: Statement | null;
  profileUrl: string;
}

export function OwnerService(props: OwnerServiceProps) {
  const { service, items, visitsToCome, statement, profileUrl } = props;
  const t = useTexts('services.owner');
  const { id, name, description, portfolioImages, language, secondLanguage, secondDescription } =
    service;
  return (
    <main className={pageVariants()} id="content">
      <OwnerHead service={service} />
      <OwnerActions
        service={{ id, name }}
        hasLogo={service.profileImageUrl !== ''}
        score={service.score}
        visitsToCome={visitsToCome}
        isSuspended={statement?.kind === 'account'}
      />
      <div className="flex flex-col gap-10 pt-4 pb-16 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12 lg:pt-6">
        <div className="max-lg:contents lg:grid lg:min-w-0 lg:content-start lg:gap-10">
          <ServiceItems
            serviceId={id}
            serviceName={name}
            items={items ?? []}
            failed={!items}
            languages={{ language, secondLanguage }}
          />
          {description ? (
            <section className="flex flex-col gap-3 max-lg:order-3" aria-labelledby="about-title">
              <h2 className={headingVariants({ size: 'medium' })} id="about-title">
                {t('descriptionHeading')}
              </h2>
              <p
                className="max-w-measure whitespace-pre-line text-muted wrap-anywhere"
                lang={language || undefined}
                dir="auto"
              >
                {description}
              </p>
              {secondDescription ? (
                <p
                  className="max-w-measure border-t border-line pt-3 whitespace-pre-line text-muted wrap-anywhere"
                  lang={secondLanguage || undefined}
                  dir="auto"
                >
                  {secondDescription}
                </p>
              ) : null}
            </section>
          ) : null}
          {portfolioImages.length > 0 ? (
            <section className="flex flex-col gap-3 max-lg:order-4" aria-labelledby="photos-title">
              <h2 className={headingVariants({ size: 'medium' })} id="photos-title">
                {t('portfolioHeading')}
              </h2>
              <Gallery name={name} pictures={portfolioImages} />
            </section>
          ) : null}
        </div>
        <aside className="max-lg:contents lg:sticky lg:top-6 lg:grid lg:gap-5 lg:self-start">
          <OwnerProfileCard service={service} statement={statement} profileUrl={profileUrl} />
          <OwnerFacts service={service} />
        </aside>
      </div>
    </main>
  );
}

function OwnerHead({ service }: { service: Service }) {
  const { name, profileImageUrl, status } = service;
  const categories = useTexts('services.categories');
  const title = categoryTitle(service, categories);
  return (
    <section
      className="flex items-center gap-5 py-6 max-tiny:flex-col max-tiny:items-start lg:gap-8 lg:pt-10 lg:pb-8"
      aria-labelledby="service-name"
    >
      <ProviderLogo
        src={profileImageUrl}
        name={name}
        className="h-34 w-28 flex-none lg:h-42 lg:w-34"
        priority
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        {status ? <StatusBadge status={status} className="self-start" /> : null}
        <h1
          id="service-name"
          className={headingVariants({ face: 'name', size: 'large', className: 'wrap-anywhere' })}
        >
          <bdi translate="no">{name}</bdi>
        </h1>
        {title ? (
          <p className="flex items-center gap-2 font-semibold">
            <CategoryIcon categoryId={service.categoryId} />
            <span dir="auto">{title}</span>
          </p>
        ) : null}
      </div>
    </section>
  );
}

function OwnerFacts({ service }: { service: Service }) {
  const t = useTexts('services.facts');
  const { address, countryIso, phoneNumber, whatsappNumber, websiteUrl } = service;
  const call = telephoneHref(phoneNumber, countryIso);
  const chat = whatsappHref(whatsappNumber, { countryIso });
  const phone = <bdi translate="no">{phoneNumber}</bdi>;
  const whatsapp = <bdi translate="no">{whatsappNumber}</bdi>;
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
              <bdi translate="no">{websiteUrl.replace(/^https?:\/\/|\/$/g, '')}</bdi>
            </OutsideLink>
          </Fact>
        ) : null}
      </dl>
    </section>
  );
}
