import { openLink, sealLink } from '@/backend/mail/link-token';

const PURPOSE = 'calendar feed';

/** A higher version ends the address. */
export function toFeedToken(
  { id, feedVersion }: { id: number; feedVersion: number },
  secret: string,
): string {
  return sealLink(PURPOSE, `${id}-${feedVersion}`, secret);
}

/** Null for any other text. */
export function openFeedToken(
  token: string,
  secret: string,
): { id: string; version: string } | null {
  const [id, version] = openLink(PURPOSE, token, secret)?.split('-') ?? [];
  return id && version ? { id, version } : null;
}
