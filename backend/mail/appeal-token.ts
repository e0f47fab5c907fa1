import { openLink, sealLink } from './link-token';

const PURPOSE = 'appeal';
/** Tokens end in no sign that proxies or mail programs take for the end of an address. */
const PARTS = /^(?<mac>[\w-]{24})~(?<id>\d{1,10}(?:~\d{1,10})?)$/;

/** `noticeId` is set if the link is for the sender of the notice that the decision answers. */
export interface AppealLink {
  decisionId: number;
  noticeId: number | null;
}

export function toAppealToken(
  decisionId: number,
  secret: string,
  noticeId: number | null = null,
): string {
  const id = noticeId === null ? String(decisionId) : `${decisionId}~${noticeId}`;
  return `${sealLink(PURPOSE, id, secret).slice(id.length + 1, id.length + 25)}~${id}`;
}

export function readAppealToken(token: string, secret: string): AppealLink | null {
  const { mac = '', id = '' } = PARTS.exec(token)?.groups ?? {};
  if (id === '' || openLink(PURPOSE, `${id}.${mac}`, secret) !== id) return null;
  const [decisionId, noticeId] = id.split('~').map(Number);
  return { decisionId: decisionId ?? 0, noticeId: noticeId ?? null };
}
