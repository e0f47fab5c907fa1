import { splitLocale } from './locale-path';
import { paths } from './paths';

const WORDS = new Set(
  [...Object.values(paths), '/new', '/edit'].flatMap((path) => path.split('/')),
);

/**
 * The page behind a path, for counting: without its language and its query, and with every part that
 * is not a word of our own as ":id". So neither ids nor what somebody typed into the address bar is passed on.
 */
export function visitPath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  const parts = splitLocale(pathname).path.split('/').slice(0, 6);
  return parts.map((part) => (WORDS.has(part) ? part : ':id')).join('/');
}
