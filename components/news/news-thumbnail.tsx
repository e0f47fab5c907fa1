import { NoPicture } from '@/components/ui/no-picture';

/** The picture of an article, or the empty field in its place where there is none or it fails. */
export function NewsThumbnail({ url, isLead }: { url: string; isLead: boolean }) {
  return (
    <div className="news-thumb">
      {url ? (
        <img
          src={url}
          alt=""
          width={640}
          height={360}
          decoding="async"
          {...(isLead ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      ) : null}
      <NoPicture />
    </div>
  );
}
