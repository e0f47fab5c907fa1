import { serveEventFile } from '@/lib/http/events/event-file';

export const GET = serveEventFile;
export const HEAD = GET;
