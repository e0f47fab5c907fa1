import 'server-only';
import type { Metadata } from 'next';
import { MissingPage } from '@/components/shared/site/missing-page';
import { isDirectoryOffered } from '@/lib/server/host/directory/offered';
import { setPageStatus } from '@/lib/server/http/page-status';
import { product } from '@/lib/shared/product';
import { pageTexts } from '@/lib/shared/texts/page-texts';

/** Not `notFound()`, which draws a bare page that is empty without scripts. */
export function missingScreen() {
  setPageStatus(404);
  return <MissingPage offersDirectory={isDirectoryOffered()} />;
}

export async function missingMetadata(): Promise<Metadata> {
  const t = await pageTexts('meta.notFound');
  return {
    title: { absolute: t('title', { product: product.name }) },
    robots: { index: false },
  };
}
