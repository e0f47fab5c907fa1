import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/backend/db/client';
import { eventPath, servicePath } from '@/lib/shared/url/portal-paths';
import type { Letter } from './letter';
import { letterLink, letterTexts } from './letter-language';
import { plainNameInMail } from './name-in-mail';
import type { Sender } from './sender';

const Waiting = z.object({
  kind: z.enum(['service', 'event']),
  id: z.string(),
  name: z.string(),
});
export type Waiting = z.infer<typeof Waiting>;

/** Returns null if the listing is gone or does not wait any more. */
export async function findWaiting(
  db: Database,
  accountId: number,
  listingId: string,
): Promise<Waiting | null> {
  const { rows } = await db.execute(sql`
    select l.kind, l.id, l.name
    from (select 'service' as kind, id, name, account_id from services
        where id = ${listingId} and status = 'pending'
      union all select 'event', id, title, account_id from events
        where id = ${listingId} and status = 'pending') l
    where l.account_id = ${accountId}`);
  return rows[0] ? Waiting.parse(rows[0]) : null;
}

export function receivedLetter({ kind, id, name }: Waiting, sender: Sender): Letter {
  const t = letterTexts('mail.received');
  const decided = letterTexts('mail.decided');
  const title = t('subject', { kind });
  // Nobody has reviewed the name yet, and the address may be a stranger's.
  const shown = plainNameInMail(name);
  const open =
    kind === 'service'
      ? { label: decided('openService'), path: servicePath(id) }
      : { label: decided('openEvent'), path: eventPath(id) };
  return {
    subject: title,
    preheader: t('preheader'),
    title,
    lead: shown ? t('lead', { name: shown }) : t('leadWithoutName'),
    tone: 'warm',
    sections: [
      [{ is: 'words', heading: t('next'), lines: [t('meanwhile')], look: 'plain' }],
      [
        {
          is: 'buttons',
          buttons: [{ label: open.label, href: letterLink(sender, open.path), isPrimary: true }],
        },
      ],
    ],
    footer: { text: decided('why', { kind, product: sender.productName }), links: [] },
    calendar: null,
  };
}
