import { serveSlateFile } from '@/lib/server/http/slate-media';

export const GET = serveSlateFile('avatar');
export const HEAD = GET;
