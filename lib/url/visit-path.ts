import { splitLocale } from './locale-path';
import { paths } from './paths';

const WORDS = new Set(
  [...Object.values(paths), '/new', '/edit'].flatMap((path) => path.split('/')),
);

/**
 * For counting: without language and query, with ":id" for each part that is not our own word. So
 * no ids and nothing typed are passed on.
 */
export function visitPath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  const parts = splitLocale(pathname).path.split('/').slice(0, 6);
  return parts.map((part) => (WORDS.has(part) ? part : ':id')).join('/');
}
