import type { CommunityId } from '@/lib/shared/domain/places/communities';

export type DemoSlateRole =
  | 'image'
  | 'video'
  | 'words'
  | 'arabic'
  | 'devanagari'
  | 'ethiopic'
  | 'wordless';

/** The id never changes. */
export interface DemoSlate {
  role?: DemoSlateRole;
  id: string;
  text: string;
  /** Null: to everybody. */
  communityId: CommunityId | null;
  /** SVG; of a video, its first picture. */
  media: { type: 'image' | 'video'; picture: string } | null;
  hoursAgo: number;
  counts: readonly [views: number, likes: number, comments: number];
}

export interface DemoMember {
  id: string;
  name: string;
  headline: string;
  location: string;
  /** The `DemoAccount.handle`. */
  handle: string;
  /** SVG. */
  portrait: string;
  slates: readonly DemoSlate[];
}

export const networkId = (kind: 'post' | 'member', number: number) =>
  `5e771100-0000-4000-800${kind === 'post' ? 1 : 2}-${String(number).padStart(12, '0')}`;
