import { openLink, sealLink } from './link-token';

const PURPOSE = 'appeal';
/** The parts of a token have no sign that proxies or mail programs take for the end of an address. */
const PARTS = /^(?<mac>[\w-]{24})~(?<id>\d{1,10})$/;

/** For whoever a decision of the staff is against. */
export function toAppealToken(decisionId: number, secret: string): string {
  const id = String(decisionId);
  return `${sealLink(PURPOSE, id, secret).slice(id.length + 1)}~${id}`;
}

/** The number of the decision; null for a token that we did not make. */
export function readAppealToken(token: string, secret: string): number | null {
  const { mac = '', id = '' } = PARTS.exec(token)?.groups ?? {};
  return id !== '' && openLink(PURPOSE, `${id}.${mac}`, secret) === id ? Number(id) : null;
}
