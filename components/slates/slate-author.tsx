import type { Author } from '@/lib/contract/slates';
import { slateFilePath } from '@/lib/url/slate-url';

interface SlateAuthorProps {
  id: string;
  name: string;
  /** Null when the network service says nothing of who it was. */
  author: Author | null;
}

/** Who wrote the post: avatar, name, headline and place. */
export function SlateAuthor({ id, name, author }: SlateAuthorProps) {
  const initial = [...name][0]?.toUpperCase() ?? '';
  const { headline = '', location = '' } = author ?? {};
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
        <h1 className="name">
          <bdi>{name}</bdi>
        </h1>
        {headline || location ? (
          <p className="sm muted">
            <bdi>{headline}</bdi>
            {headline && location ? ' · ' : null}
            <bdi>{location}</bdi>
          </p>
        ) : null}
      </div>
    </div>
  );
}
