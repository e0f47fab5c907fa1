import { cva } from 'class-variance-authority';
import { WrittenIn } from '@/components/shared/languages/written-in';
import { PageLink } from '@/components/shared/links/page-link';
import { ReportLink } from '@/components/shared/report/report-link';
import { ReportOpener } from '@/components/shared/report/report-opener';
import { DownloadApp } from '@/components/shared/site/download-app';
import { ShareButtons } from '@/components/shared/site/share-buttons';
import { headingVariants } from '@/components/shared/ui/heading';
import { Eye, Heart, MessageSquare } from '@/components/shared/ui/icons';
import { optionRowVariants } from '@/components/shared/ui/option-row';
import { pageVariants } from '@/components/shared/ui/page';
import type { Author, AuthorSlate, Slate } from '@/lib/shared/contract/slates';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { linkedText, paragraphsOf } from '@/lib/shared/domain/text/linked-text';
import { truncateAtWord } from '@/lib/shared/domain/text/text';
import { product } from '@/lib/shared/product';
import type { Texts } from '@/lib/shared/texts/texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatDate } from '@/lib/shared/time/format';
import { toIso } from '@/lib/shared/time/instant';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { slateFilePath, slatePath } from '@/lib/shared/url/slate-url';
import { SlateAuthor } from './slate-author';
import { SlateMedia } from './slate-media';

interface SlatePostProps {
  id: string;
  slate: Slate;
  author: Author | null;
  more: readonly AuthorSlate[];
  url: string;
  offersApp: boolean;
  mayReport: boolean;
  communityId: CommunityId | null;
}

export function authorName(author: Author | null, t: Texts<'slates.post'>): string {
  return author?.name || t('unnamedAuthor', { product: product.name });
}

const slateVariants = cva(
  pageVariants({
    className:
      'gap-5 pt-5 lg:grid lg:py-12 lg:not-has-data-media:max-w-[calc(66ch+2*var(--gutter))] lg:has-data-media:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:has-data-media:grid-rows-[repeat(4,auto)_1fr] lg:has-data-media:items-start lg:has-data-media:gap-x-12 lg:has-data-media:gap-y-6 lg:has-data-media:*:col-start-2',
  }),
  {
    variants: {
      offersApp: {
        true: 'max-lg:flex max-lg:min-h-[calc(100dvh-4.0625rem)] max-lg:flex-col',
        false: 'pb-8 max-lg:grid',
      },
    },
  },
);

export function SlatePost(props: SlatePostProps) {
  const { id, slate, author, more, url, offersApp, mayReport, communityId } = props;
  const t = useTexts('slates.post');
  const { media, text } = slate;
  const name = authorName(author, t);
  return (
    <main className={slateVariants({ offersApp })}>
      <SlateAuthor id={id} name={name} author={author} communityId={communityId} />
      {media ? (
        <SlateMedia
          type={media.type}
          src={slateFilePath(id, 'media')}
          poster={media.posterUrl ? slateFilePath(id, 'poster') : ''}
          label={t(media.type, { name })}
        />
      ) : null}
      <SlateText text={text} language={slate.language} />
      <SlateCounts slate={slate} />
      <div className="grid gap-3 print:hidden">
        <ShareButtons url={url} name={t('shareName', { name })} />
        {mayReport ? <ReportLink kind="slate" id={id} /> : null}
      </div>
      <MoreSlates name={name} slates={more} />
      {offersApp ? <AppOffer /> : null}
      {mayReport ? <ReportOpener kind="slate" id={id} name={t('shareName', { name })} /> : null}
    </main>
  );
}

function AppOffer() {
  const t = useTexts('slates.appOffer');
  return (
    <aside
      className="max-lg:tall:sticky bottom-(--language-bar) z-sticky flex flex-wrap items-center justify-between gap-3 font-medium max-lg:-mx-gutter max-lg:mt-auto max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:pt-3 max-lg:safe-x max-lg:safe-end max-lg:text-sm max-lg:shadow-bar lg:flex-col lg:items-start lg:rounded-lg lg:bg-sunken lg:p-5 print:hidden max-lg:[&_a_svg]:hidden [&>form]:whitespace-nowrap max-lg:[&>form_svg]:hidden"
      aria-labelledby="app-offer"
      data-app-offer
    >
      <p id="app-offer">{t('heading')}</p>
      <DownloadApp size="small" />
    </aside>
  );
}

function SlateText({ text, language }: Pick<Slate, 'text' | 'language'>) {
  if (!text) return null;
  return (
    <div className="grid max-w-measure gap-4 text-lg/7">
      <WrittenIn language={language} />
      {paragraphsOf(text).map((paragraph, index) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is shown
          key={index}
          className="whitespace-pre-line wrap-anywhere"
          lang={language || undefined}
          dir="auto"
        >
          {linkedText(paragraph).map(({ text: words, href }, place) =>
            href ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <a key={place} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
                {words}
              </a>
            ) : (
              words
            ),
          )}
        </p>
      ))}
    </div>
  );
}

function SlateCounts({ slate }: { slate: Slate }) {
  const t = useTexts('slates.counts');
  const { viewCount, likeCount, commentCount, createdAt } = slate;
  const counts = [
    { key: 'views', Icon: Eye, count: viewCount },
    { key: 'likes', Icon: Heart, count: likeCount },
    { key: 'comments', Icon: MessageSquare, count: commentCount },
  ] as const;
  return (
    <div className="flex flex-wrap justify-between gap-x-5 gap-y-3 border-t border-line pt-4 text-sm text-muted">
      <ul className="flex flex-wrap gap-x-5 gap-y-3">
        {counts.map(({ key, Icon, count }) => (
          <li key={key} className="flex items-center gap-2">
            <Icon />
            <span>
              {t.rich(key, { count, number: (chunks) => <b className="text-text">{chunks}</b> })}
            </span>
          </li>
        ))}
      </ul>
      {createdAt ? (
        <time dateTime={toIso(createdAt)}>{formatDate(createdAt, VENUE_ZONE.id, t.locale)}</time>
      ) : null}
    </div>
  );
}

const TITLE_LIMIT = 90;

function MoreSlates({ name, slates }: { name: string; slates: readonly AuthorSlate[] }) {
  const t = useTexts('slates.more');
  if (slates.length === 0) return null;
  return (
    <section className="flex flex-col gap-4" aria-labelledby="more-slates">
      <h2 className={headingVariants({ face: 'name', size: 'small' })} id="more-slates">
        {t.rich('heading', { name, author: (chunks) => <bdi translate="no">{chunks}</bdi> })}
      </h2>
      <ul className="flex flex-col gap-2">
        {slates.map(({ id, text, language, mediaType, createdAt }) => (
          <li key={id}>
            <PageLink className={optionRowVariants()} href={slatePath(id)}>
              <span className="min-w-0 flex-1" lang={(text && language) || undefined} dir="auto">
                {truncateAtWord(text, TITLE_LIMIT) || t(mediaType ?? 'text')}
              </span>
              {createdAt ? (
                <time className="flex-none text-sm text-muted" dateTime={toIso(createdAt)}>
                  {formatDate(createdAt, VENUE_ZONE.id, t.locale)}
                </time>
              ) : null}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
