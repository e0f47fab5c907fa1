import { serveFeed } from '@/lib/server/http/calendar-feed';

export const GET = serveFeed;
export const HEAD = GET;
