import '@/app/styles/slates.css';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { JsonLd } from '@/components/site/json-ld';
import { SlatePost } from '@/components/slates/slate-post';
import { SlateProblemPage } from '@/components/slates/slate-problem';
import { slateData } from '@/components/slates/structured-data';
import { isHandheld, isOwnApp } from '@/lib/domain/slates/user-agent';
import { env } from '@/lib/env';
import { setPageStatus } from '@/lib/http/page-status';
import { product } from '@/lib/product';
import { withTexts } from '@/lib/texts/browser-texts';
import { pageTexts } from '@/lib/texts/page-texts';
import { slatePath } from '@/lib/url/slate-url';
import { loadSlate } from './load-slate';
import { slateMetadata } from './slate-metadata';

interface PageProps {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { id } = await params;
  return slateMetadata(id, await loadSlate(id));
}

async function SlatePage({ params }: PageProps) {
  const { id } = await params;
  const agent = (await headers()).get('user-agent') ?? '';
  const loaded = await loadSlate(id);
  if ('problem' in loaded) {
    setPageStatus(loaded.problem.kind === 'notFound' ? 404 : 502);
    return <SlateProblemPage problem={loaded.problem} id={id} />;
  }
  const { SITE_URL } = env();
  return (
    <>
      <JsonLd data={slateData(id, loaded, SITE_URL, await pageTexts('slates.post'))} />
      <SlatePost
        {...loaded}
        id={id}
        url={`${SITE_URL}${slatePath(id)}`}
        offersApp={isHandheld(agent) && !isOwnApp(agent, product.name)}
      />
    </>
  );
}

export default withTexts('(site)/slates/[id]/page', SlatePage);
