import { serveCalendarFeed } from '@/lib/http/events/event-feeds';

export const GET = serveCalendarFeed;
export const HEAD = GET;
