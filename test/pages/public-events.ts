import * as card from '@/app/(files)/whats-on/[id]/card/route';
import * as file from '@/app/(files)/whats-on/[id]/event.ics/route';
import * as communityPage from '@/app/[locale]/(site)/communities/[slug]/page';
import * as eventPage from '@/app/[locale]/(site)/whats-on/[id]/page';
import * as listPage from '@/app/[locale]/(site)/whats-on/page';
import { SITE_URL } from '../web-env';
import { openPage } from './open-page';

/** The public page of an event. */
export function openEvent(id: string) {
  const props = { params: Promise.resolve({ id }) };
  return openPage(
    () => eventPage.default(props),
    () => eventPage.generateMetadata(props),
  );
}

/** The page of a community. */
export function openCommunity(slug: string) {
  const props = { params: Promise.resolve({ slug }) };
  return openPage(
    () => communityPage.default(props),
    () => communityPage.generateMetadata(props),
  );
}

/** The list of events for a choice. */
export function openList(query: Record<string, string> = {}) {
  return openPage(
    () => listPage.default({ searchParams: Promise.resolve(query) }),
    () => listPage.generateMetadata(),
  );
}

/** A feed of the events. */
export function askFeed(route: { GET(request: Request): Promise<Response> }, search = '') {
  return route.GET(new Request(`${SITE_URL}/whats-on/feed${search}`));
}

/** A file about an event: for calendars, or the picture of a link to it. */
export function askFile(id: string, kind: 'event.ics' | 'card' = 'event.ics') {
  const route = kind === 'card' ? card : file;
  return route.GET(new Request(`${SITE_URL}/whats-on/${id}/${kind}`), {
    params: Promise.resolve({ id }),
  });
}
