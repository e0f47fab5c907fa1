import type { ComponentProps } from 'react';
import { useLocale } from '@/lib/texts/use-texts';
import { localePath } from '@/lib/url/locale-path';

export function PageForm({ action, ...props }: ComponentProps<'form'> & { action: string }) {
  return <form {...props} action={localePath(useLocale(), action)} />;
}
