import { serveEventFile } from '@/lib/http/event-file';

export const GET = serveEventFile;
export const HEAD = GET;
