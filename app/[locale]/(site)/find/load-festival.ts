import 'server-only';
import type { FestivalNamed } from '@/components/find/search/festival-leads';
import { listUpcomingEvents } from '@/lib/server/host/directory/events';
import { listCommunitySlates } from '@/lib/server/host/slates/community-slates';
import { inTime } from '@/lib/server/host/transport/in-time';
import { festivalIn, isMoreThan, isOf } from '@/lib/shared/domain/directory/festivals';

const WAIT_MS = 1_000;
const EVENTS = 3;

/** The festival, if the question asks for nothing else. `words` are those searched for. */
export async function loadFestival(question: string, words: string): Promise<FestivalNamed | null> {
  const festival = festivalIn(question);
  if (!festival || isMoreThan(festival, words)) return null;
  const { name, communities } = festival;
  const [upcoming, ...posts] = await Promise.all([
    inTime(listUpcomingEvents(), WAIT_MS),
    ...communities.map((id) => inTime(listCommunitySlates(id), WAIT_MS)),
  ]);
  const ofIt = ({ title, summary }: { title: string; summary: string }) =>
    isOf(festival, title) || isOf(festival, summary);
  return {
    name,
    events: upcoming?.filter((event) => !event.isCancelled && ofIt(event)).slice(0, EVENTS) ?? [],
    communities: communities.map((id, at) => ({
      id,
      hasEvents: upcoming?.some(({ communityId }) => communityId === id) ?? false,
      hasPosts: (posts[at]?.slateCount ?? 0) > 0,
    })),
  };
}
