import { serveAtomFeed } from '@/lib/http/events/event-feeds';

export const GET = serveAtomFeed;
export const HEAD = GET;
