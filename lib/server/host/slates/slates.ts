import 'server-only';
import { cachedRead } from '@/lib/server/host/transport/cached-read';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError, isHostNotFound } from '@/lib/server/host/transport/host-error';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { host } from '@/lib/server/host/transport/rows';
import type { Author, AuthorSlate, PublicSlate, Slate } from '@/lib/shared/contract/slates';

const PAGE = 1000;
const PAGES = 20;

async function readSlate(id: string): Promise<Slate | null> {
  try {
    return await callHost(host.getSlate, { params: { id } });
  } catch (error) {
    if (isHostNotFound(error)) return null;
    throw error;
  }
}

async function readAuthor(authorId: string): Promise<Author | null> {
  try {
    return await callHost(host.getAuthor, { params: { authorId } });
  } catch (error) {
    if (isHostNotFound(error)) return null;
    throw error;
  }
}

export const findSlate = cachedRead('slate', readSlate, (id) => [`slate:${id}`]);

const cachedAuthor = cachedRead('author', readAuthor, (id) => [`author:${id}`]);

/** Returns null if there is no author, and undefined if the call fails. */
export async function findAuthor({
  authorId,
}: Pick<Slate, 'authorId'>): Promise<Author | null | undefined> {
  if (!authorId) return null;
  try {
    return await cachedAuthor(authorId);
  } catch (error) {
    if (error instanceof HostError) return undefined;
    throw error;
  }
}

const AUTHOR_SLATES = 20;

const cachedAuthorSlates = cachedRead(
  'author-slates',
  (authorId: string): Promise<AuthorSlate[]> =>
    callHost(host.listAuthorSlates, { params: { authorId }, query: { limit: AUTHOR_SLATES } }),
  (authorId) => [`author:${authorId}`, 'slates'],
);

/** Lists the newest first, and none if {host} offers none. */
export async function listAuthorSlates(authorId: string): Promise<AuthorSlate[]> {
  if (!authorId || !isOurs(host.listAuthorSlates)) return [];
  return (await cachedAuthorSlates(authorId)) ?? [];
}

async function readPublicSlates(): Promise<PublicSlate[]> {
  const found: PublicSlate[] = [];
  try {
    for (let page = 0; page < PAGES; page += 1) {
      const query = { offset: page * PAGE, limit: PAGE };
      const slates = await callHost(host.listPublicSlates, { query });
      found.push(...slates);
      if (slates.length < PAGE) break;
    }
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
  }
  return found;
}

const cachedPublicSlates = cachedRead('public-slates', readPublicSlates, () => ['slates']);

/** Lists the newest first. Lists none if {host} offers none or does not answer. */
export async function listPublicSlates(): Promise<PublicSlate[]> {
  return (await cachedPublicSlates()) ?? [];
}
