import { serveAtomFeed } from '@/lib/server/http/events/event-feeds';

export const GET = serveAtomFeed;
export const HEAD = GET;
