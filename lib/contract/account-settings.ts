import { z } from 'zod';
import {
  ADDRESS_LINK_MS,
  MAIL_CHOICES,
  PUSH_CHOICES,
  SETTINGS_LIMITS,
} from '@/lib/domain/accounts/settings';
import { plainAddress } from '@/lib/domain/text/mail-address';
import { HOUR_MS } from '@/lib/time/units';
import { Instant, ReaderLanguage } from './call-fields';
import { endpoint } from './endpoint';

const OfOwner = z.object({ userId: z.string().min(1).max(255) });

const MailChoice = z.enum(MAIL_CHOICES);
const PushChoice = z.enum(PUSH_CHOICES);

const shortText = (limit: number) => z.string().trim().max(limit);

const OwnNames = z.object({
  firstName: shortText(SETTINGS_LIMITS.firstName).min(1),
  lastName: shortText(SETTINGS_LIMITS.lastName).min(1),
  name: shortText(SETTINGS_LIMITS.name).min(1),
  phone: shortText(SETTINGS_LIMITS.phone).default(''),
});

const AccountSettingsAnswer = OwnNames.extend({
  version: z.number().int().nonnegative(),
  registeredEmail: z.string(),
  email: z.string(),
  /** Not proved yet; the link to it works until `until`. */
  pending: z.object({ email: z.string(), until: Instant }).nullable(),
  mailOff: z.array(MailChoice),
  /** Absent where it cannot be chosen. */
  language: z.string().optional(),
  pushOff: z.array(PushChoice),
  sendsMail: z.boolean(),
  hasFeed: z.boolean(),
});

/** Null without an account. Mails that only a later release knows are left out. */
const FoundSettings = z.object({
  settings: AccountSettingsAnswer.extend({
    mailOff: z
      .array(z.string())
      .transform((kinds) => MAIL_CHOICES.filter((kind) => kinds.includes(kind))),
    /** Null from a release that sends all notices. */
    pushOff: z
      .array(z.string())
      .nullish()
      .transform((kinds) => kinds && PUSH_CHOICES.filter((kind) => kinds.includes(kind))),
  }).nullable(),
});
export type AccountSettings = NonNullable<z.infer<typeof FoundSettings>['settings']>;

const Version = z.object({ version: z.number().int().nonnegative() });

const Done = z.object({ done: z.literal(true) });

const AddressAsked = z.object({ outcome: z.enum(['sent', 'kept']) });

/** False for a link that is over or another account's. */
const AddressProved = z.object({ proved: z.boolean() });

const extension = { source: 'extension', extension: 'account-settings' } as const;

export const accountSettingsRows = {
  getAccountSettings: endpoint({
    method: 'GET',
    path: 'settlnProviders/settings',
    summary: 'What a provider says about themselves and their mail; null without an account.',
    ...extension,
    query: OfOwner,
    answer: z.object({ settings: AccountSettingsAnswer.nullable() }),
    read: FoundSettings,
  }),
  saveOwnNames: endpoint({
    method: 'PUT',
    path: 'settlnProviders/settings',
    summary: 'Saves names and telephone over the version that was read before.',
    ...extension,
    body: OwnNames.extend({
      userId: OfOwner.shape.userId,
      version: Version.shape.version,
      language: ReaderLanguage,
    }),
    onlyFor: { language: 'languages' },
    refuses: ['gone', 'conflict'],
    answer: Version,
    read: Version,
  }),
  chooseMail: endpoint({
    method: 'PUT',
    path: 'settlnProviders/settings/mail',
    summary: 'Says of one kind of mail whether it is sent. All others always are.',
    ...extension,
    body: OfOwner.extend({ kind: MailChoice, isOn: z.boolean() }),
    refuses: ['gone'],
    answer: Done,
    read: Done,
  }),
  choosePush: endpoint({
    method: 'PUT',
    path: 'settlnProviders/settings/push',
    summary: 'Says of one kind of change whether notices of it are sent to devices from now on.',
    ...extension,
    body: OfOwner.extend({ kind: PushChoice, isOn: z.boolean() }),
    refuses: ['gone'],
    answer: Done,
    read: Done,
  }),
  askNoticeAddress: endpoint({
    method: 'POST',
    path: 'settlnProviders/settings/address',
    summary:
      `Mails a link to another address, which works for ${ADDRESS_LINK_MS / HOUR_MS} hours. Until it is used, mail goes on to ` +
      'the address before. The address of the registration needs no link.',
    ...extension,
    body: OfOwner.extend({
      email: z.string().refine((text) => plainAddress(text) !== null),
    }),
    refuses: ['gone', 'conflict', 'too_many'],
    answer: AddressAsked,
    read: AddressAsked,
  }),
  dropNoticeAddress: endpoint({
    method: 'POST',
    path: 'settlnProviders/settings/address/drop',
    summary: 'Ends the link to an address that is not proved.',
    ...extension,
    body: OfOwner,
    refuses: ['gone'],
    answer: Done,
    read: Done,
  }),
  proveNoticeAddress: endpoint({
    method: 'POST',
    path: 'settlnProviders/settings/address/prove',
    summary: 'Has mail go to the address whose mail has this token, and tells the one before.',
    ...extension,
    body: OfOwner.extend({ token: z.string().min(1).max(200) }),
    answer: AddressProved,
    read: AddressProved,
  }),
  getSessionVersion: endpoint({
    method: 'GET',
    path: 'settlnProviders/sessions',
    summary: 'Sessions of a user with a lower version are over; 0 for a user without an account.',
    ...extension,
    query: OfOwner,
    answer: Version,
    read: Version,
  }),
  endSessions: endpoint({
    method: 'POST',
    path: 'settlnProviders/sessions/end',
    summary: 'Ends all sessions of a user.',
    ...extension,
    body: OfOwner,
    refuses: ['gone'],
    answer: Version,
    read: Version,
  }),
} as const;
