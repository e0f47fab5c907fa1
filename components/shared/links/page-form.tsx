import type { ComponentProps } from 'react';
import { useLocale } from '@/lib/shared/texts/use-texts';
import { localePath } from '@/lib/shared/url/locale-path';

export function PageForm({ action, ...props }: ComponentProps<'form'> & { action: string }) {
  return <form {...props} action={localePath(useLocale(), action)} />;
}
