import type { Metadata } from 'next';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { type NewsFilter, parseNewsState } from '@/lib/shared/url/news-url';
import { newsMetadata } from '../../../../news/news-metadata';
import { newsScreen } from '../../../../news/news-screen';

export const dynamic = 'force-static';
export const revalidate = 30;

interface PageProps {
  params: Promise<{ origin: string; residence: string }>;
}

export function generateStaticParams(): NewsFilter[] {
  return [];
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return newsMetadata(parseNewsState(await params), await pageTexts('meta.news'));
}

async function SharedNewsPage({ params }: PageProps) {
  return newsScreen(parseNewsState(await params));
}

export default withTexts('(site)/(news)/shared/news/[origin]/[residence]/page', SharedNewsPage);
