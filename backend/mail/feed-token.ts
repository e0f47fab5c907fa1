import { openLink, sealLink } from '@/backend/mail/link-token';

const PURPOSE = 'calendar feed';
const OF_PERSON = 'calendar feed of a person';

interface FeedTokenOf {
  id: number;
  feedVersion: number;
}

/** A higher version ends the token. With `person`, the feed holds only that person's visits. */
export function toFeedToken(
  { id, feedVersion }: FeedTokenOf,
  secret: string,
  person?: number | undefined,
): string {
  if (person === undefined) return sealLink(PURPOSE, `${id}-${feedVersion}`, secret);
  return sealLink(OF_PERSON, `${id}-${feedVersion}-${person}`, secret);
}

export function openFeedToken(
  token: string,
  secret: string,
): { id: string; version: string; person: number | null } | null {
  const payload = openLink(PURPOSE, token, secret) ?? openLink(OF_PERSON, token, secret);
  const [id, version, person] = payload?.split('-') ?? [];
  if (!id || !version) return null;
  return { id, version, person: person === undefined ? null : Number(person) };
}
