import type { Message } from '@/local/mail/messages';
import type { Product } from './product';

/** Which mails: all to an address, or those with such a subject. */
interface Wanted {
  to: string;
  subject?: RegExp;
}

async function ask(product: Product, { to, subject }: Wanted, atLeast: number): Promise<Message[]> {
  const query = new URLSearchParams({ to, atLeast: String(atLeast) });
  if (subject) query.set('subject', subject.source);
  const answer = await fetch(`${product.mailUrl}/messages?${query}`);
  if (!answer.ok) throw new Error(`The mail server answered ${answer.status}`);
  return answer.json();
}

/** The mails that are there now, the oldest first. */
export const mailsNow = (product: Product, wanted: Wanted) => ask(product, wanted, 0);

/** So many mails, the oldest first, as soon as all of them are there. */
export async function waitForMails(
  product: Product,
  wanted: Wanted,
  count = 1,
): Promise<[Message, ...Message[]]> {
  const [first, ...others] = await ask(product, wanted, count);
  if (first && others.length + 1 >= count) return [first, ...others];
  const all = await mailsNow(product, { to: wanted.to });
  const there = all.map(({ subject }) => subject).join('; ');
  throw new Error(`No mail to ${wanted.to} about ${wanted.subject}. There are: ${there}`);
}

/** The page that shows a mail; with `/html` added, the mail alone. */
export function pageOfMail(product: Product, { id }: Message): string {
  return `${product.mailUrl}/mail/${encodeURIComponent(id)}`;
}

/** Path and query behind a link of a mail. */
export function pathInMail({ links, subject }: Message, name: string): string {
  const link = links.find((one) => one.name.includes(name));
  if (!link) throw new Error(`"${subject}" has no link "${name}"`);
  const { pathname, search } = new URL(link.href);
  return pathname + search;
}

/** The same, of the newest of so many mails, as soon as all of them are there. */
export async function linkInMail(
  product: Product,
  { link, mails, ...wanted }: Wanted & { link: string; mails?: number },
): Promise<string> {
  const [first, ...others] = await waitForMails(product, wanted, mails);
  return pathInMail(others.at(-1) ?? first, link);
}
