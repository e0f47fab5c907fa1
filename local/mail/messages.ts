import { getAttributeValue, getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { type ParsedMail, simpleParser } from 'mailparser';
import type { MailStore } from './store';

/** A mail as data, for programs that follow what it says. */
export interface Message {
  /** Its page is `/mail/<id>`. */
  id: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  links: { name: string; href: string }[];
  attachments: { name: string | null; type: string; text: string }[];
}

export interface Wanted {
  to?: string | undefined;
  subject?: RegExp | undefined;
  /** The id of the last message that is known already. */
  after?: string | undefined;
  /** Waits until there are so many messages. */
  atLeast: number;
}

const LONGEST_WAIT_MS = 20_000;

export function addressesOf({ to }: ParsedMail): string {
  return [to ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ');
}

const plainAddressesOf = ({ to }: ParsedMail) =>
  [to ?? []].flat().flatMap(({ value }) => value.flatMap(({ address }) => address ?? []));

function toMessage(id: string, mail: ParsedMail): Message {
  const html = mail.html || '';
  return {
    id,
    to: plainAddressesOf(mail),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html,
    links: getElementsByTagName('a', parseDocument(html), true).map((link) => ({
      name: textContent(link).replace(/\s+/g, ' ').trim(),
      href: getAttributeValue(link, 'href') ?? '',
    })),
    attachments: mail.attachments.map(({ filename, contentType, content }) => ({
      name: filename ?? null,
      type: contentType,
      text: contentType.startsWith('text/') ? content.toString() : '',
    })),
  };
}

/** What matches, the oldest first; after the longest wait they may be fewer than wanted. */
export async function findMessages(store: MailStore, wanted: Wanted): Promise<Message[]> {
  const { to, subject, after = '', atLeast } = wanted;
  const end = Date.now() + LONGEST_WAIT_MS;
  const known = new Map<string, Message>();
  for (;;) {
    const kept = store.untilKept(Math.max(1, end - Date.now()));
    const names = (await store.list()).reverse().filter((name) => name > after);
    for (const name of names) {
      if (known.has(name)) continue;
      known.set(name, toMessage(name, await simpleParser((await store.read(name)) ?? '')));
    }
    const found = [...known.values()].filter(
      (message) =>
        (to === undefined || message.to.some((one) => one.toLowerCase() === to.toLowerCase())) &&
        (subject === undefined || subject.test(message.subject)),
    );
    if (found.length >= atLeast || Date.now() >= end) return found;
    await kept;
  }
}
