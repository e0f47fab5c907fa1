import type { Metadata } from 'next';
import { missingMetadata, missingScreen } from '@/app/missing-screen';
import { pageMetadata } from '@/app/page-metadata';
import { CommunityLinks } from '@/components/find/community/community-links';
import { headingVariants } from '@/components/shared/ui/heading';
import { pageVariants } from '@/components/shared/ui/page';
import { isBuild } from '@/lib/server/env';
import { doNotShare } from '@/lib/server/http/page-status';
import { COMMUNITIES } from '@/lib/shared/domain/places/communities';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { loadUpcoming } from '../whats-on/load-upcoming';

export const dynamic = 'force-static';
export const revalidate = 30;

export async function generateMetadata(): Promise<Metadata> {
  // The build's page is never served, and the build does not know the site's address.
  if (isBuild()) return {};
  if ((await loadUpcoming()) === 'notOffered') return missingMetadata();
  return pageMetadata({
    title: (await pageTexts('communities.page'))('title'),
    description: (await pageTexts('communities.meta'))('listDescription'),
    path: paths.communities,
  });
}

export default async function CommunitiesPage() {
  const upcoming = await loadUpcoming();
  if (upcoming === 'notOffered') return missingScreen();
  // Our own list is shown while {host} is away.
  if (upcoming === 'failed') doNotShare();
  return <CommunityList />;
}

function CommunityList() {
  const t = useTexts('communities.page');
  return (
    <main>
      <section className="bg-wash py-6 md:py-9">
        <div className={pageVariants({ className: 'flex flex-col gap-3' })}>
          <h1 className={headingVariants({ size: 'large' })}>{t('title')}</h1>
          <p className="max-w-measure text-lg text-muted">{t('lead')}</p>
        </div>
      </section>
      <div className={pageVariants({ className: 'py-8 pb-16' })}>
        <CommunityLinks ids={COMMUNITIES.map(({ id }) => id)} />
      </div>
    </main>
  );
}
