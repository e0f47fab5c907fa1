import { splitLocale } from './locale-path';
import { paths } from './paths';

const WORDS = new Set(
  [...Object.values(paths), '/new', '/edit'].flatMap((path) => path.split('/')),
);

/**
 * The path of a page for counting visits: without language and query, and with ":id" for every part
 * that is not a word of our own. So neither ids nor anything that a visitor typed is passed on.
 */
export function visitPath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  const parts = splitLocale(pathname).path.split('/').slice(0, 6);
  return parts.map((part) => (WORDS.has(part) ? part : ':id')).join('/');
}
