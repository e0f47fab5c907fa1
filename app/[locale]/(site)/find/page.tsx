import '@/app/styles/directory.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ServiceCards } from '@/components/directory/service-cards';
import { headingVariants } from '@/components/ui/heading';
import { pageVariants } from '@/components/ui/page';
import { searchServices } from '@/lib/host/directory/services';
import { pageTexts } from '@/lib/texts/page-texts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('directory.find'))('title') };
}

export default async function FindPage() {
  const found = await searchServices();
  if (!found) notFound();
  const t = await pageTexts('directory.find');
  return (
    <main className={pageVariants({ className: 'min-h-[70vh] py-6' })}>
      <h1 className={headingVariants({ size: 'large', className: 'pb-4' })}>{t('title')}</h1>
      <ServiceCards services={found.results} now={Date.now()} leads />
    </main>
  );
}
