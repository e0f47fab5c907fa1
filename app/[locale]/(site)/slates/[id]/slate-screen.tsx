import { PostList } from '@/components/directory/posts/post-list';
import { JsonLd } from '@/components/site/json-ld';
import { SlatePost } from '@/components/slates/slate-post';
import { SlateProblemPage } from '@/components/slates/slate-problem';
import { slateData } from '@/components/slates/structured-data';
import { env } from '@/lib/env';
import { isDirectoryOffered } from '@/lib/host/directory/offered';
import { canReport } from '@/lib/host/reports';
import { doNotShare, setPageStatus } from '@/lib/http/page-status';
import { pageTexts } from '@/lib/texts/page-texts';
import { localePath } from '@/lib/url/locale-path';
import { slatePath } from '@/lib/url/slate-url';
import { loadAllPosts } from '../../news/posts/load-posts';
import { loadSlate } from './load-slate';

const NEAR = 4;

interface SlateScreenProps {
  id: string;
  /** On phones and tablets, unless in the app. */
  offersApp: boolean;
}

export async function slateScreen({ id, offersApp }: SlateScreenProps) {
  const loaded = await loadSlate(id);
  if ('problem' in loaded) {
    setPageStatus(loaded.problem.kind === 'notFound' ? 404 : 502);
    const newest = loaded.problem.kind === 'notFound' ? await loadAllPosts() : 'failed';
    const posts = typeof newest === 'string' ? [] : newest.posts.slice(0, NEAR);
    return (
      <SlateProblemPage
        problem={loaded.problem}
        id={id}
        hasDirectory={isDirectoryOffered()}
        hasPosts={posts.length > 0}
      >
        {posts.length > 0 ? <PostList posts={posts} now={Date.now()} isMixed /> : null}
      </SlateProblemPage>
    );
  }
  const { isComplete, ...shown } = loaded;
  if (!isComplete) doNotShare();
  const { SITE_URL } = env();
  const t = await pageTexts('slates.post');
  return (
    <>
      <JsonLd data={slateData(id, loaded, SITE_URL, t)} />
      <SlatePost
        {...shown}
        id={id}
        offersApp={offersApp}
        url={SITE_URL + localePath(t.locale, slatePath(id))}
        mayReport={canReport()}
      />
    </>
  );
}
