import { JsonLd } from '@/components/site/json-ld';
import { SlatePost } from '@/components/slates/slate-post';
import { SlateProblemPage } from '@/components/slates/slate-problem';
import { slateData } from '@/components/slates/structured-data';
import { env } from '@/lib/env';
import { isDirectoryOffered } from '@/lib/host/directory/offered';
import { canReport } from '@/lib/host/reports';
import { doNotShare, setPageStatus } from '@/lib/http/page-status';
import { pageTexts } from '@/lib/texts/page-texts';
import { slatePath } from '@/lib/url/slate-url';
import { loadSlate } from './load-slate';

interface SlateScreenProps {
  id: string;
  /** On phones and tablets, unless the browser is the app already. */
  offersApp: boolean;
}

/** A slate, for one visitor or as the copy for all. */
export async function slateScreen({ id, offersApp }: SlateScreenProps) {
  const loaded = await loadSlate(id);
  if ('problem' in loaded) {
    setPageStatus(loaded.problem.kind === 'notFound' ? 404 : 502);
    return (
      <SlateProblemPage problem={loaded.problem} id={id} hasDirectory={isDirectoryOffered()} />
    );
  }
  const { isComplete, ...shown } = loaded;
  if (!isComplete) doNotShare();
  const { SITE_URL } = env();
  return (
    <>
      <JsonLd data={slateData(id, loaded, SITE_URL, await pageTexts('slates.post'))} />
      <SlatePost
        {...shown}
        id={id}
        offersApp={offersApp}
        url={`${SITE_URL}${slatePath(id)}`}
        mayReport={canReport()}
      />
    </>
  );
}
