import type { CommunityId } from '@/lib/domain/places/communities';

/** The purpose of a demo post in a test, a screenshot or a tour. */
export type DemoSlateRole =
  | 'image'
  | 'video'
  | 'words'
  | 'arabic'
  | 'devanagari'
  | 'ethiopic'
  | 'wordless';

/** A post of the demo. Its id never changes, so that tests and documents may link to it. */
export interface DemoSlate {
  role?: DemoSlateRole;
  id: string;
  text: string;
  /** Null for a post to everybody. */
  communityId: CommunityId | null;
  /** A picture, or the video under its first picture, as SVG. */
  media: { type: 'image' | 'video'; picture: string } | null;
  hoursAgo: number;
  counts: readonly [views: number, likes: number, comments: number];
}

/** A member who writes in the app, with their posts. */
export interface DemoMember {
  id: string;
  name: string;
  headline: string;
  location: string;
  /** The `DemoAccount.handle` of the member's provider account. */
  handle: string;
  /** SVG. */
  portrait: string;
  slates: readonly DemoSlate[];
}

/** The fixed id of a post or a member. */
export const networkId = (kind: 'post' | 'member', number: number) =>
  `5e771100-0000-4000-800${kind === 'post' ? 1 : 2}-${String(number).padStart(12, '0')}`;
