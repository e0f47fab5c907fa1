import { ServiceCards } from '@/components/find/service-cards';
import { PageLink } from '@/components/shared/links/page-link';
import { StatePage } from '@/components/shared/site/state-page';
import { buttonVariants } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { RotateCw, Search } from '@/components/shared/ui/icons';
import { pageVariants } from '@/components/shared/ui/page';
import type { FoundService } from '@/lib/shared/contract/service-search';
import type { CategoryId } from '@/lib/shared/domain/services/categories';
import { product } from '@/lib/shared/product';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { findPlace } from '@/lib/shared/url/find-url';
import { paths, providerPath } from '@/lib/shared/url/paths';

export type ProfileProblem = 'noId' | 'notFound' | 'failed';

interface ProfileProblemPageProps {
  problem: ProfileProblem;
  serviceId: string;
  hasDirectory: boolean;
  near: { services: readonly FoundService[]; categoryId: CategoryId | null } | null;
  /** Epoch ms. */
  now: number;
}

export function ProfileProblemPage(props: ProfileProblemPageProps) {
  const t = useTexts('profile.problem');
  const { problem, serviceId, hasDirectory, near, now } = props;
  const category = near?.categoryId ?? null;
  return (
    <main className={pageVariants()}>
      <StatePage
        title={t(`${problem}Title`)}
        cause={t(`${problem}Cause`, { product: product.name })}
      >
        {problem === 'failed' ? (
          <PageLink className={buttonVariants()} href={providerPath(serviceId)}>
            <RotateCw />
            {t('tryAgain')}
          </PageLink>
        ) : hasDirectory ? (
          <PageLink className={buttonVariants()} href={findPlace({ category, community: null })}>
            <Search />
            {t('find')}
          </PageLink>
        ) : null}
        <PageLink className={buttonVariants({ look: 'secondary' })} href={paths.home}>
          {t('home')}
        </PageLink>
      </StatePage>
      {near && near.services.length > 0 ? (
        <NearServices services={near.services} category={category} now={now} />
      ) : null}
    </main>
  );
}

interface NearServicesProps {
  services: readonly FoundService[];
  category: CategoryId | null;
  now: number;
}

function NearServices({ services, category, now }: NearServicesProps) {
  const t = useTexts('profile.problem');
  const categories = useTexts('services.categories');
  return (
    <section className="grid gap-4 pb-16" aria-labelledby="near-title">
      <h2 className={headingVariants({ size: 'medium' })} id="near-title">
        {category ? t('nearIn', { category: categories(`category${category}`) }) : t('near')}
      </h2>
      <ServiceCards services={services} now={now} />
    </section>
  );
}
