import 'server-only';
import { OWN_FIRST, shownOf } from '@/lib/domain/reviews/shown-pages';
import { listProviderReviews } from '@/lib/host/reviews';
import { listServices } from '@/lib/host/services';
import { HostError } from '@/lib/host/transport/host-error';
import { keepsLanguages, likelyLanguage } from '@/lib/host/written-languages';
import { ownAccount } from '../own-news';

/** The page's status waits for it. */
export async function loadOwnReviews(userId: string, number: number, locale: string) {
  try {
    const account = await ownAccount(userId);
    if (!account?.id) return { kind: 'no account' } as const;
    const { offset, limit } = shownOf(number, OWN_FIRST);
    const [page, services, language] = await Promise.all([
      listProviderReviews(account.id, { offset, limit }),
      listServices(userId).catch(() => []),
      keepsLanguages() ? likelyLanguage(userId, locale) : null,
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
