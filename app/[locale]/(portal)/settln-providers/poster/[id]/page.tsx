import type { Metadata } from 'next';
import { drawableText } from '@/app/(files)/link-card/card-text';
import { readUsualHours } from '@/app/(files)/poster-sheet/serve-poster';
import { OwnerProblemPage } from '@/components/listings/owner/owner-problem';
import { PosterMaker } from '@/components/listings/poster/poster-maker';
import { PortalHeader } from '@/components/portal/portal-header';
import { getUser } from '@/lib/server/auth/session';
import { env } from '@/lib/server/env';
import { readOwnAddresses } from '@/lib/server/host/short-addresses';
import { setPageStatus } from '@/lib/server/http/page-status';
import type { Service } from '@/lib/shared/contract/services';
import { isPublic } from '@/lib/shared/domain/listings/status';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { nameOf } from '@/lib/shared/texts/languages';
import { LOCALES } from '@/lib/shared/texts/locales';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { paths } from '@/lib/shared/url/paths';
import { servicePath, servicePosterPath } from '@/lib/shared/url/portal-paths';
import { loadOwnService } from '../../../services/[id]/load-own-service';
import { OwnPage } from '../../own-page';

interface PageProps {
  params: Promise<{ id: string }>;
}

const STATUS = { notFound: 404, stranger: 403, failed: 502 } as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('share.maker'))('title') };
}

async function PosterPage({ params }: PageProps) {
  const [{ id }, user] = [await params, await getUser()];
  const t = await pageTexts('share.maker');
  const loaded = user && (await loadOwnService(id, user.id));
  if (loaded && loaded.kind !== 'own') {
    setPageStatus(STATUS[loaded.kind]);
    return (
      <>
        <PortalHeader user={user} signOutTo={paths.home} />
        <OwnerProblemPage kind="service" problem={loaded.kind} retry={servicePosterPath(id)} />
      </>
    );
  }
  return (
    <OwnPage
      gate={{ title: t('title'), text: t('gate') }}
      path={servicePosterPath(id)}
      tab="listings"
      back={{ href: servicePath(id), label: t('back') }}
      isLoaded
    >
      {({ id: userId }) => (loaded ? <OwnPoster service={loaded.service} userId={userId} /> : null)}
    </OwnPage>
  );
}

export default withTexts('(portal)/settln-providers/poster/[id]/page', PosterPage);

const plain = (name: string) => name.normalize('NFC').replace(/\s+/gu, ' ').trim();

async function OwnPoster({ service, userId }: { service: Service; userId: string }) {
  const [addresses, hours] = await Promise.all([
    readOwnAddresses(service.id),
    readUsualHours(userId),
  ]);
  return (
    <PosterMaker
      service={{ id: service.id, name: service.name }}
      isLive={isPublic(service.status)}
      hasHours={hours !== null}
      isNameDrawn={drawableText(service.name) === plain(service.name)}
      languages={LOCALES.map((code) => ({ code, name: nameOf(code) }))}
      siteUrl={env().SITE_URL}
      addresses={addresses}
    />
  );
}
