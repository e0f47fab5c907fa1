import { openLink, sealLink } from '@/backend/mail/link-token';

const PURPOSE = 'calendar feed';

/** The secret of the address of an account's feed; raising the version ends it. */
export function toFeedToken(
  { id, feedVersion }: { id: number; feedVersion: number },
  secret: string,
): string {
  return sealLink(PURPOSE, `${id}-${feedVersion}`, secret);
}

/** Which account and version a token of ours names; null for any other text. */
export function openFeedToken(
  token: string,
  secret: string,
): { id: string; version: string } | null {
  const [id, version] = openLink(PURPOSE, token, secret)?.split('-') ?? [];
  return id && version ? { id, version } : null;
}
