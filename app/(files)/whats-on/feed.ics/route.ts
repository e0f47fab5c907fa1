import { serveCalendarFeed } from '@/lib/server/http/events/event-feeds';

export const GET = serveCalendarFeed;
export const HEAD = GET;
