import { z } from 'zod';
import { DEMO_ACCOUNTS } from './catalogue';
import written from './community-members.json' with { type: 'json' };
import { postImage, readDrawing } from './pictures';
import { Text } from './shapes/demo-account';
import { type DemoMember, networkId } from './shapes/demo-member';

const Count = z.int().min(0);

/**
 * A provider of the catalogue who also posts. The numbers never change, because ids are made of
 * them.
 */
const ProvidingMember = z.strictObject({
  number: z.int(),
  handle: Text,
  location: Text,
  /** A drawing of members. Without it, the logo is used. */
  portrait: Text.optional(),
  posts: z.array(
    z.strictObject({
      number: z.int(),
      hoursAgo: Count,
      picture: Text.optional(),
      text: Text,
      views: Count,
      likes: Count,
      comments: Count,
    }),
  ),
});

type ProvidingMember = z.infer<typeof ProvidingMember>;

export const ProvidingMembers = z.array(ProvidingMember);

function toMember({ number, handle, location, portrait, posts }: ProvidingMember): DemoMember {
  const account = DEMO_ACCOUNTS.find((known) => known.handle === handle);
  const service = account?.services[0];
  if (!service) throw new Error(`no provider of the demo is called "${handle}"`);
  const { name, slug, communityId } = service;
  return {
    id: networkId('member', number),
    name: `${account.firstName} ${account.lastName}`,
    headline: name.replace(/:.*/, ''),
    location,
    handle,
    portrait: portrait ? readDrawing('members', portrait) : readDrawing(slug, 'logo'),
    slates: posts.map(({ number: postNumber, picture, views, likes, comments, ...post }) => ({
      ...post,
      counts: [views, likes, comments],
      communityId,
      id: networkId('post', postNumber),
      media: picture ? postImage(slug, picture) : null,
    })),
  };
}

export const COMMUNITY_MEMBERS: readonly DemoMember[] = (written as ProvidingMember[]).map(
  toMember,
);
