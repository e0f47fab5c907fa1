import { serveEventFile } from '@/lib/server/http/events/event-file';

export const GET = serveEventFile;
export const HEAD = GET;
