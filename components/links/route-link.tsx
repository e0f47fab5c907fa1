import Link from 'next/link';
import type { ComponentProps } from 'react';
import { useLocale } from '#texts';
import { localePath } from '@/lib/url/locale-path';

/** A link to a page of ours, in the language of this page. Next's router shows the page in place. */
export function RouteLink({ href, ...props }: ComponentProps<typeof Link> & { href: string }) {
  return <Link {...props} href={localePath(useLocale(), href)} />;
}
