import { serveSlateFile } from '@/lib/http/slate-media';

export const GET = serveSlateFile('poster');
export const HEAD = GET;
