/** Where Next begins: a page or a route. */
const ENTRY = /^app\/(?:.*\/)?(?:page\.tsx|route\.tsx?|robots\.ts)$/;
/** What Next puts around the pages of a folder. */
const AROUND = /^app\/(?:.*\/)?(?:layout|template|loading|error|not-found|default)\.tsx$/;

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);
const literally = (text: string) => text.replace(/[.*+?^${}|()[\]\\]/g, '\\$&');

export const isEntry = (file: string) => ENTRY.test(file);

/** `app/[locale]/(site)/slates/[id]/page.tsx` answers `/slates/7` and `/mt/slates/7`. */
export function addressesOf(entry: string): RegExp {
  const parts = folderOf(entry).split('/').slice(1, -1);
  if (entry.endsWith('/robots.ts')) parts.push('robots.txt');
  const pattern = parts
    .filter((part) => !/^\(.*\)$/.test(part))
    .map((part) => {
      if (part === '[locale]') return '(?:/[a-z]{2,3}(?:-[A-Z]{2})?)?';
      if (part.startsWith('[...')) return '/.+';
      return part.startsWith('[') ? '/[^/]+' : `/${literally(part)}`;
    });
  return new RegExp(`^${pattern.join('')}/?$`);
}

/** Which files stand around a page, in its own folder and those above. */
export function aroundOf(entry: string, files: Iterable<string>): string[] {
  return [...files].filter((file) => AROUND.test(file) && entry.startsWith(folderOf(file)));
}
