import { serveSlateFile } from '@/lib/http/slate-media';

export const GET = serveSlateFile('avatar');
export const HEAD = GET;
