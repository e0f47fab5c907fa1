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
  const initial = [...name][0]?.toUpperCase() ?? '';
  const { headline = '', location = '', serviceId = '' } = author ?? {};
  return (
    <div className="slate-author">
      <div className="avatar">
        <span aria-hidden="true">{initial}</span>
        {author?.profileImage ? (
          <img
            src={slateFilePath(id, 'avatar')}
            alt=""
            data-initial={initial}
            width={112}
            height={112}
            decoding="async"
          />
        ) : null}
      </div>
      <div>
        <h1 className={headingVariants({ face: 'name', className: 'name' })}>
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
          <a className={textLinkVariants({ className: 'text-sm' })} href={providerPath(serviceId)}>
            <span>
              See services by <bdi>{name}</bdi>
            </span>
          </a>
        ) : null}
      </div>
    </div>
  );
}
