import { serveSlateFile } from '@/lib/http/slate-media';

export const GET = serveSlateFile('media');
export const HEAD = GET;
