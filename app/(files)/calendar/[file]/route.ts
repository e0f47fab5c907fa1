import { serveFeed } from '@/lib/http/calendar-feed';

export const GET = serveFeed;
export const HEAD = GET;
