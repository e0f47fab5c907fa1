import type { CommunityId } from '@/lib/domain/places/communities';
import { useTexts } from '@/lib/texts/use-texts';
import { communityPath } from '@/lib/url/communities-url';
import { UnreadPage } from '../unread-page';

/** The page of a community when it cannot be read. */
export function CommunityProblem({ id }: { id: CommunityId }) {
  const t = useTexts('communities.problem');
  return <UnreadPage title={t('title')} path={communityPath(id)} />;
}
