import { eq, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { accounts } from '@/backend/db/schema';
import { ADDRESS_LINK_MS, MAIL_CHOICES } from '@/lib/shared/domain/accounts/settings';
import { HOUR_MS } from '@/lib/shared/time/units';
import { ACCOUNT_PATH, proveAddressPath } from '@/lib/shared/url/account-url';
import { notMePath } from '@/lib/shared/url/booking-url';
import { toAddressToken } from './address-token';
import type { Letter } from './letter';
import { letterLink, letterTexts } from './letter-language';
import type { Sender } from './sender';
import { toStopToken } from './stop-token';

export async function findOwner(db: Database, accountId: number) {
  const [owner] = await db
    .select({
      accountId: accounts.id,
      email: sql<string>`coalesce(${accounts.noticeEmail}, ${accounts.email})`,
      pendingEmail: accounts.pendingEmail,
      pendingSince: accounts.pendingSince,
      addressVersion: accounts.addressVersion,
      mailOff: accounts.mailOff,
      language: accounts.language,
    })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return owner ?? null;
}
export type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

/** The list may hold kinds of a later release, which cannot be switched off here. */
export function isSwitchedOff(kind: string, { mailOff }: Pick<Owner, 'mailOff'>): boolean {
  return MAIL_CHOICES.some((choice) => choice === kind) && mailOff.includes(kind);
}

export function withChoices({ footer, ...letter }: Letter, sender: Sender): Letter {
  const label = letterTexts('mail.account')('choose');
  const link = { label, href: letterLink(sender, ACCOUNT_PATH) };
  return { ...letter, footer: { text: footer.text, links: [...footer.links, link] } };
}

/** `to` returns null if a later change made the mail useless. */
export interface AddressLetter {
  to: (owner: Owner, now: number, message: { formerEmail: string | null }) => string | null;
  letter: (owner: Owner, sender: Sender) => Letter;
}

/** The address is masked, because the reader may not own it. */
function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}…${address.slice(at)}`;
}

/** The mail may reach a stranger, so it names nobody. */
export const PROVE_ADDRESS: AddressLetter = {
  to: ({ pendingEmail, pendingSince }, now) =>
    pendingSince && now < pendingSince.getTime() + ADDRESS_LINK_MS ? pendingEmail : null,
  letter: (owner, sender) => {
    const t = letterTexts('mail.account');
    const customer = letterTexts('mail.customer');
    const { productName: product, linkSecret } = sender;
    const page = proveAddressPath(toAddressToken(owner, linkSecret));
    const stop = toStopToken(owner.pendingEmail ?? '', null, linkSecret);
    return {
      subject: t('proveSubject'),
      preheader: t('provePreheader'),
      title: t('proveTitle'),
      lead: t('proveLead', { product }),
      tone: 'warm',
      sections: [
        [
          {
            is: 'buttons',
            buttons: [{ label: t('prove'), href: letterLink(sender, page), isPrimary: true }],
          },
          {
            is: 'words',
            heading: '',
            lines: [t('proveUntil', { hours: ADDRESS_LINK_MS / HOUR_MS })],
            look: 'small',
          },
        ],
      ],
      footer: {
        text: t('proveWhy', { product }),
        links: [{ label: customer('notMe'), href: letterLink(sender, notMePath(stop)) }],
      },
      calendar: null,
    };
  },
};

/**
 * Goes to the former address, whatever the owner has switched off, because somebody else may have
 * changed it.
 */
export const ADDRESS_CHANGED: AddressLetter = {
  // Null if mail goes to the former address again by now.
  to: (owner, _, { formerEmail }) => (formerEmail === owner.email ? null : formerEmail),
  letter: (owner, sender) => {
    const t = letterTexts('mail.account');
    const { productName: product } = sender;
    return {
      subject: t('changedSubject'),
      preheader: t('changedPreheader'),
      title: t('changedTitle'),
      lead: t('changedLead', { product, address: maskedAddress(owner.email) }),
      tone: 'calm',
      sections: [
        [
          { is: 'words', heading: t('notYou'), lines: [t('notYouDo')], look: 'plain' },
          {
            is: 'buttons',
            buttons: [
              {
                label: t('openAccount'),
                href: letterLink(sender, ACCOUNT_PATH),
                isPrimary: true,
              },
            ],
          },
        ],
      ],
      footer: { text: t('changedWhy', { product }), links: [] },
      calendar: null,
    };
  },
};
