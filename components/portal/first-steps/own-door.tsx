import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { buttonVariants } from '@/components/ui/button';
import { cardVariants } from '@/components/ui/card';
import { headingVariants } from '@/components/ui/heading';
import { Eye } from '@/components/ui/icons';
import { ProviderLogo } from '@/components/ui/provider-logo';
import type { Service } from '@/lib/contract/shapes/services';
import { isTurnedDown } from '@/lib/domain/listings/first-steps';
import { isPublic } from '@/lib/domain/listings/status';
import { categoryTitle } from '@/lib/domain/services/categories';
import { providerPath } from '@/lib/url/paths';

/** The service that the steps are about, as customers will see it. */
export function OwnDoor({ service }: { service: Service }) {
  const t = useTexts('portal.firstSteps');
  const categories = useTexts('services.categories');
  const { id, name, status, address, profileImageUrl } = service;
  const isLive = isPublic(status);
  const about = [categoryTitle(service, categories), address].filter(Boolean);
  return (
    <section className={cardVariants({ padding: 'none', className: 'overflow-hidden' })}>
      <div className="grid justify-items-center bg-sunken px-5 pt-6">
        <ProviderLogo src={profileImageUrl} name={name} className="h-40 w-32 rounded-b-none" />
      </div>
      <div className="flex flex-col gap-1 p-5">
        <h3 className={headingVariants({ face: 'name', className: 'wrap-anywhere' })}>
          <bdi>{name}</bdi>
        </h3>
        <p className="text-sm text-muted wrap-anywhere">
          <bdi>{about.join(' · ')}</bdi>
        </p>
        <p className="text-sm text-muted">
          {t(isLive ? 'doorOpen' : isTurnedDown(status) ? 'doorShut' : 'doorWaits')}
        </p>
        {isTurnedDown(status) ? null : (
          <PageLink
            className={buttonVariants({ look: 'secondary', className: 'mt-3' })}
            href={providerPath(id)}
          >
            <Eye />
            {t(isLive ? 'seePage' : 'seePreview')}
          </PageLink>
        )}
      </div>
    </section>
  );
}
