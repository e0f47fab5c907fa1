import { serveSlateFile } from '@/lib/server/http/slate-media';

export const GET = serveSlateFile('poster');
export const HEAD = GET;
