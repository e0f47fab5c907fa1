import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { headingVariants } from '@/components/ui/heading';
import { textLinkVariants } from '@/components/ui/text-link';
import type { Author } from '@/lib/contract/shapes/slates';
import { providerPath } from '@/lib/url/paths';
import { slateFilePath } from '@/lib/url/slate-url';

interface SlateAuthorProps {
  id: string;
  name: string;
  /** Null when the network service says nothing of who it was. */
  author: Author | null;
}

/** Who wrote the post: avatar, name, headline, place and the way to their services. */
export function SlateAuthor({ id, name, author }: SlateAuthorProps) {
  const t = useTexts('slates.author');
  const initial = [...name][0]?.toUpperCase() ?? '';
  const { headline = '', location = '', serviceId = '' } = author ?? {};
  return (
    <div className="flex min-w-0 items-center gap-3">
      <div className="relative grid size-14 flex-none place-items-center overflow-hidden rounded-full bg-highlight font-bold text-on-highlight">
        <span aria-hidden="true">{initial}</span>
        {author?.profileImage ? (
          <img
            // Browsers draw the `after` over a picture that does not load, and over no other.
            className="absolute inset-0 size-full object-cover after:absolute after:inset-0 after:grid after:place-items-center after:bg-highlight after:text-xl after:content-[attr(data-initial)]"
            src={slateFilePath(id, 'avatar')}
            alt=""
            data-initial={initial}
            width={112}
            height={112}
            decoding="async"
          />
        ) : null}
      </div>
      <div className="min-w-0 wrap-anywhere">
        <h1 className={headingVariants({ face: 'name', className: 'text-lg/6' })}>
          <bdi>{name}</bdi>
        </h1>
        {headline || location ? (
          <p className="text-sm text-muted">
            <bdi>{headline}</bdi>
            {headline && location ? ' · ' : null}
            <bdi>{location}</bdi>
          </p>
        ) : null}
        {serviceId ? (
          <PageLink
            className={textLinkVariants({ className: 'text-sm' })}
            href={providerPath(serviceId)}
          >
            <span>{t.rich('services', { name, author: (chunks) => <bdi>{chunks}</bdi> })}</span>
          </PageLink>
        ) : null}
      </div>
    </div>
  );
}
