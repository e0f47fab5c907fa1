import type { ComponentProps } from 'react';
import { useLocale } from '@/lib/shared/texts/use-texts';
import { localePath } from '@/lib/shared/url/locale-path';
import { AreaLink } from './area-link';

export function PageLink({ href, ...props }: ComponentProps<typeof AreaLink>) {
  return <AreaLink {...props} href={localePath(useLocale(), href)} />;
}
