import { listFiles } from './source-files';

const PAGE = /^app\/\[locale\](?:\/.*)?\/page\.tsx$/;

/** `app/[locale]/(site)/slates/[id]/page.tsx` is the page of `/slates/{id}`. */
export function addressOf(file: string): string {
  const parts = file.split('/').slice(2, -1);
  const named = parts.filter((part) => !/^\(.*\)$/.test(part));
  return `/${named.join('/')}`.replace(/\[(\w+)\]/g, '{$1}');
}

/** The file of every page by its address, written as in `lib/shared/url/pages.ts`. */
export function listPageFiles(): Map<string, string> {
  const files = listFiles('app').filter((file) => PAGE.test(file));
  return new Map(files.map((file) => [addressOf(file), file]));
}
