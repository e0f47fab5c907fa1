import type { Metadata } from 'next';
import { CalendarAccessRequired } from '@/components/portal/calendar-access-required';
import { OwnReviews } from '@/components/reviews/own/own-reviews';
import { headingVariants } from '@/components/shared/ui/heading';
import { getUser } from '@/lib/server/auth/session';
import { listProviderReviews } from '@/lib/server/host/reviews';
import { listServices } from '@/lib/server/host/services';
import { HostError } from '@/lib/server/host/transport/host-error';
import { likelyLanguage } from '@/lib/server/host/written-languages';
import { setPageStatus } from '@/lib/server/http/page-status';
import { OWN_FIRST, parseReviewPage, shownOf } from '@/lib/shared/domain/reviews/shown-pages';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { ownReviewsPath } from '@/lib/shared/url/portal-paths';
import { portalPath } from '@/lib/shared/url/portal-url';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { ownAccount } from '../own-account';
import { OwnPage, OwnPageFailed } from '../own-page';
import { postReply } from './reply-action';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('meta.portal'))('reviews') };
}

/** Read before the page is sent, because the status of the page depends on it. */
async function loadOwnReviews(userId: string, number: number, locale: string) {
  try {
    const account = await ownAccount(userId);
    if (!account?.id) return { kind: 'no account' } as const;
    const { offset, limit } = shownOf(number, OWN_FIRST);
    const [page, services, language] = await Promise.all([
      listProviderReviews(account.id, { offset, limit }),
      listServices(userId).catch(() => []),
      likelyLanguage(userId, locale),
    ]);
    if (page === null) return { kind: 'not offered' } as const;
    const logo = { src: account.profileImageUrl, name: account.name };
    const pageOf = services.find(({ status }) => status === 'approved')?.id ?? null;
    return { kind: 'loaded', calendarId: account.id, logo, pageOf, language, page } as const;
  } catch (error) {
    if (error instanceof HostError) return { kind: 'failed' } as const;
    throw error;
  }
}

const STATUS = { 'no account': 403, 'not offered': 404, failed: 502 } as const;

async function ReviewsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { page, reply } = await searchParams;
  const number = parseReviewPage(page);
  const [t, user] = [await pageTexts('shownReviews.own'), await getUser()];
  const loaded = user && (await loadOwnReviews(user.id, number, t.locale));
  if (loaded && loaded.kind !== 'loaded') setPageStatus(STATUS[loaded.kind]);
  const path = ownReviewsPath(number);
  return (
    <OwnPage
      gate={{ title: t('title'), text: t('signIn') }}
      path={path}
      tab="listings"
      isLoaded
      back={{ href: portalPath('listings'), label: t('back') }}
    >
      {() => {
        if (loaded?.kind === 'loaded')
          return (
            <OwnReviews
              number={number}
              replyTo={String(reply ?? '')}
              post={postReply}
              now={Date.now()}
              {...loaded}
            />
          );
        if (loaded?.kind === 'no account') return <CalendarAccessRequired />;
        if (loaded?.kind === 'not offered') return <NoReviews />;
        return <OwnPageFailed title={t('failed')} retry={t('retry')} path={path} />;
      }}
    </OwnPage>
  );
}

export default withTexts('(portal)/settln-providers/reviews/page', ReviewsPage);

function NoReviews() {
  const t = useTexts('shownReviews.own');
  return (
    <div className="grid gap-2 py-10">
      <h1 className={headingVariants({ size: 'medium' })}>{t('missing')}</h1>
      <p className="text-muted">{t('missingCause')}</p>
    </div>
  );
}
