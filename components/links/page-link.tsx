import type { ComponentProps } from 'react';
import { useLocale } from '#texts';
import { localePath } from '@/lib/url/locale-path';

/** A link to a page of ours, in the language of this page. The browser loads a new document. */
export function PageLink({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  return <a {...props} href={localePath(useLocale(), href)} />;
}
