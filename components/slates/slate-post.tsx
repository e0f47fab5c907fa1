import { DownloadApp } from '@/components/site/download-app';
import { ShareButtons } from '@/components/site/share-buttons';
import type { Author, AuthorSlate, Slate } from '@/lib/contract/shapes/slates';
import { product } from '@/lib/product';
import { slateFilePath } from '@/lib/url/slate-url';
import { MoreSlates } from './more-slates';
import { SlateAuthor } from './slate-author';
import { SlateCounts } from './slate-counts';
import { SlateMedia } from './slate-media';
import { SlateText } from './slate-text';

interface SlatePostProps {
  id: string;
  slate: Slate;
  author: Author | null;
  /** Other posts of the author. */
  more: readonly AuthorSlate[];
  /** The page's own address, to hand on. */
  url: string;
  /** On phones and tablets, unless this is the app already. */
  offersApp: boolean;
}

/** What an author is called whom the network service does not name. */
export function authorName(author: Author | null): string {
  return author?.name || `A ${product.name} member`;
}

/** A public post (SLATE-003 to SLATE-013). */
export function SlatePost({ id, slate, author, more, url, offersApp }: SlatePostProps) {
  const { media, text } = slate;
  const name = authorName(author);
  return (
    <main className="page slate">
      <SlateAuthor id={id} name={name} author={author} />
      {media ? (
        <SlateMedia
          type={media.type}
          src={slateFilePath(id, 'media')}
          poster={media.posterUrl ? slateFilePath(id, 'poster') : ''}
          label={`${media.type === 'video' ? 'Video' : 'Picture'} posted by ${name}`}
        />
      ) : null}
      <SlateText text={text} />
      <SlateCounts slate={slate} />
      <div className="slate-share">
        <ShareButtons url={url} name={`Post by ${name}`} />
      </div>
      <MoreSlates name={name} slates={more} />
      {offersApp ? <AppOffer /> : null}
    </main>
  );
}

/** The download call to action: a bar at the foot of a phone, a panel where there is room. */
function AppOffer() {
  return (
    <aside className="slate-app" aria-labelledby="app-offer">
      <p id="app-offer">Join the conversation in the app</p>
      <DownloadApp size="small" />
    </aside>
  );
}
