import 'server-only';
import { z } from 'zod';
import { type Author, MEDIA_TYPES, type Slate, slateRows } from '@/lib/shared/contract/slates';
import { oneIn, ReadTextLanguage, WireInstant, WireNumber, WireText } from './spellings';

const WireCount = WireNumber.transform((count) => Math.max(0, Math.trunc(count ?? 0)));

const WireMedia = z
  .looseObject({
    type: z.string().transform((type) => type.trim().toLowerCase()),
    url: WireText,
    poster_url: WireText,
    posterUrl: WireText,
  })
  .transform(({ type, url, poster_url, posterUrl }) => ({
    // A post may say `video/mp4` instead of `video` (CC-023).
    type: MEDIA_TYPES.find((known) => type === known || type.startsWith(`${known}/`)),
    url,
    posterUrl: poster_url || posterUrl,
  }))
  .refine(({ type, url }) => type !== undefined && url !== '')
  .nullish()
  .catch(null);

const WireMoment = WireInstant.nullish().catch(null);

/**
 * A missing count becomes 0, and media that cannot be read become none. A slate without text, media
 * and author is refused.
 */
const WireSlate = z
  .looseObject({
    text: WireText,
    language: ReadTextLanguage,
    created_at: WireMoment,
    createdAt: WireMoment,
    view_count: WireCount,
    viewCount: WireCount,
    like_count: WireCount,
    likeCount: WireCount,
    comment_count: WireCount,
    commentCount: WireCount,
    author: z.looseObject({ id: WireText }).nullish().catch(null),
    author_id: WireText,
    authorId: WireText,
    media: WireMedia,
  })
  .transform(
    (wire): Slate => ({
      text: wire.text,
      language: wire.language,
      createdAt: wire.created_at ?? wire.createdAt ?? null,
      viewCount: wire.view_count || wire.viewCount,
      likeCount: wire.like_count || wire.likeCount,
      commentCount: wire.comment_count || wire.commentCount,
      authorId: wire.author?.id || wire.author_id || wire.authorId,
      media: toMedia(wire.media),
    }),
  )
  .refine(({ text, media, authorId }) => text !== '' || media !== null || authorId !== '');

function toMedia(media: z.infer<typeof WireMedia>) {
  if (!media?.type) return null;
  const { type, url, posterUrl } = media;
  return { type, url, posterUrl };
}

export const FoundSlate = oneIn(WireSlate, ['data', 'slate']);

const WireAuthor = z
  .looseObject({
    name: WireText,
    fullName: WireText,
    full_name: WireText,
    firstName: WireText,
    first_name: WireText,
    lastName: WireText,
    last_name: WireText,
    headline: WireText,
    title: WireText,
    location: WireText,
    profileImage: WireText,
    profile_image: WireText,
    service_provider_id: WireText,
  })
  .transform(
    (wire): Author => ({
      name: wire.name || wire.fullName || wire.full_name || joinNames(wire),
      headline: wire.headline || wire.title,
      location: wire.location,
      profileImage: wire.profileImage || wire.profile_image,
      serviceId: wire.service_provider_id,
    }),
  );

function joinNames(wire: Record<'firstName' | 'first_name' | 'lastName' | 'last_name', string>) {
  return [wire.firstName || wire.first_name, wire.lastName || wire.last_name]
    .filter(Boolean)
    .join(' ');
}

export const FoundAuthor = oneIn(WireAuthor, ['data', 'profile']);

export const documentedSlates = {
  getSlate: { ...slateRows.getSlate, read: FoundSlate },
  getAuthor: { ...slateRows.getAuthor, read: FoundAuthor },
};
