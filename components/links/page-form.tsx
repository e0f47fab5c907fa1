import type { ComponentProps } from 'react';
import { useLocale } from '@/lib/texts/use-texts';
import { localePath } from '@/lib/url/locale-path';

/** A form whose fields become the query of a page. */
export function PageForm({ action, ...props }: ComponentProps<'form'> & { action: string }) {
  return <form {...props} action={localePath(useLocale(), action)} />;
}
