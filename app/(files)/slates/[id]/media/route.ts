import { serveSlateFile } from '@/lib/server/http/slate-media';

export const GET = serveSlateFile('media');
export const HEAD = GET;
