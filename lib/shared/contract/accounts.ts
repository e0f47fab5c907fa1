import { z } from 'zod';
import { REGISTRATION_LIMITS } from '@/lib/shared/domain/accounts/registration';
import {
  ADDRESS_LINK_MS,
  MAIL_CHOICES,
  PUSH_CHOICES,
  SETTINGS_LIMITS,
} from '@/lib/shared/domain/accounts/settings';
import { TRADER_KINDS, type TraderKind } from '@/lib/shared/domain/accounts/trader';
import { issueOf } from '@/lib/shared/domain/field-problem';
import { asAddress, plainAddress } from '@/lib/shared/domain/text/mail-address';
import { HOUR_MS } from '@/lib/shared/time/units';
import {
  HostCountry,
  InHostCountry,
  Instant,
  NetworkHash,
  OfUser,
  ReaderLanguage,
  Saved,
} from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { renamed } from './wire';

const LocalDate = z.iso.date();

const Trader = z.enum(TRADER_KINDS);

export const AccountAnswer = z.object({
  id: z.number().int(),
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  date_of_birth: LocalDate,
  email: z.string(),
  agreed_to_terms: z.boolean(),
  terms_accepted_at: z.string(),
  name: z.string(),
  profile_image_url: z.string().nullable(),
  address: z.string(),
  /** An extension. */
  trader: Trader.nullable(),
});
export type AccountAnswer = z.infer<typeof AccountAnswer>;

/** Missing texts are "". */
export interface Account {
  /** The id of the calendar. Null until there is one. */
  id: number | null;
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  name: string;
  profileImageUrl: string;
  address: string;
  agreedToTerms: boolean;
  trader: TraderKind | null;
}

/** These seven fields (PC-007); `trader` and `language` are extensions. */
export const AccountRequest = z.object({
  user_id: z.string().min(1).max(255),
  first_name: z.string().trim().min(1).max(REGISTRATION_LIMITS.firstName),
  last_name: z.string().trim().min(1).max(REGISTRATION_LIMITS.lastName),
  date_of_birth: LocalDate,
  email: z.string().trim().min(3).max(REGISTRATION_LIMITS.email).overwrite(asAddress),
  agreed_to_terms: z.literal(true),
  terms_accepted_at: Instant,
  trader: Trader.optional(),
  language: ReaderLanguage,
});
export type AccountRequest = z.infer<typeof AccountRequest>;

const RegisteredAccountAnswer = z.object({
  success: z.literal(true),
  data: AccountAnswer,
  message: z.string(),
});

/** Only the owner may get the full account (PC-005). */
const PublicAccountAnswer = z.object({
  id: z.number().int(),
  user_id: z.string(),
  name: z.string(),
  profile_image_url: z.string().nullable(),
  address: z.string(),
});

export type PublicAccount = Pick<Account, 'id' | 'userId' | 'name' | 'profileImageUrl' | 'address'>;

const firstName = issueOf({ key: 'firstNameMissing' });

const lastName = issueOf({ key: 'lastNameMissing' });

const birthDate = issueOf({ key: 'birthDateMissing' });

const email = issueOf({ key: 'emailUnreadable' });

const agreedToTerms = issueOf({ key: 'termsNotAgreed' });

/** The server decides who registers and when. */
const RegistrationRequest = z.object({
  firstName: z.string(firstName).max(REGISTRATION_LIMITS.firstName, firstName),
  lastName: z.string(lastName).max(REGISTRATION_LIMITS.lastName, lastName),
  birthDate: z.string(birthDate).max(10, birthDate),
  email: z.string(email).max(REGISTRATION_LIMITS.email, email),
  agreedToTerms: z.boolean(agreedToTerms),
  trader: Trader.nullable().default(null),
});

const Registered = z.object({ registered: z.literal(true) });

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

const AccountSettings = OwnNames.extend({
  version: z.number().int().nonnegative(),
  registeredEmail: z.string(),
  email: z.string(),
  /** An address that is not proved yet. The link that was sent to it works until `until`. */
  pending: z.object({ email: z.string(), until: Instant }).nullable(),
  mailOff: z.array(MailChoice),
  /** Absent if the language cannot be chosen. */
  language: ReaderLanguage,
  pushOff: z.array(PushChoice),
  sendsMail: z.boolean(),
  hasFeed: z.boolean(),
});

export type AccountSettings = z.infer<typeof AccountSettings>;

const Version = z.object({ version: z.number().int().nonnegative() });

const Done = z.object({ done: z.literal(true) });

const AddressAsked = z.object({ outcome: z.enum(['sent', 'kept']) });

/** False if the link has ended or belongs to another account. */
const AddressProved = z.object({ proved: z.boolean() });

export const accountRows = {
  findPublicAccount: endpoint({
    method: 'GET',
    path: 'settlnProviders',
    summary:
      'The provider account that takes bookings, by calendar id or by service id, with the address ' +
      'and the picture of an approved service. None for an account without one.',
    documented: 'CC-006',
    query: renamed(z.object({ providerId: z.string().min(1), hostCountry: HostCountry }), {
      providerId: 'id',
    }),
    answer: z.array(PublicAccountAnswer),
  }),
  findAccount: endpoint({
    method: 'GET',
    path: 'settlnProviders',
    summary: 'The provider account of a user, as a list of none or one.',
    documented: 'PC-003, PC-004',
    /** The network of the provider in the portal, so that bookings from it can be recognised. */
    query: OfUser.extend({ network: NetworkHash }),
    fieldsSince: { network: 1 },
    answer: z.array(AccountAnswer),
  }),
  registerAccount: endpoint({
    method: 'POST',
    path: 'settlnProviders',
    keepsKey: 'transaction',
    summary: 'Registers the provider account of a user; one per user.',
    documented: 'PC-006',
    query: InHostCountry,
    body: AccountRequest,
    fieldsSince: { trader: 1, language: 1 },
    status: 201,
    refuses: ['conflict'],
    answer: RegisteredAccountAnswer,
  }),
  saveTrader: endpoint({
    method: 'PUT',
    path: 'settlnProviders/trader',
    summary:
      'A provider says whether they are a business or a private person; null takes it back. ' +
      'Public services of the account say so, too.',
    since: 1,
    body: z.object({ userId: z.string().min(1).max(255), trader: Trader.nullable() }),
    refuses: ['not_found'],
    answer: Saved,
  }),
  getCalendarId: endpoint({
    method: 'GET',
    path: 'serviceProviders/{id}/settln-provider-id',
    summary: 'The calendar (settlnProviders id) that an approved service takes bookings in.',
    documented: 'CC-010, PC-061',
    params: z.object({ id: z.string().min(1) }),
    refuses: ['not_found'],
    answer: renamed(z.object({ settlnProviderId: z.number().int() })),
  }),
  getAccountSettings: endpoint({
    method: 'GET',
    path: 'settlnProviders/settings',
    summary: 'What a provider says about themselves and their mail; null without an account.',
    since: 1,
    query: OfOwner,
    answer: z.object({ settings: AccountSettings.nullable() }),
  }),
  saveOwnNames: endpoint({
    method: 'PUT',
    path: 'settlnProviders/settings',
    keepsKey: 'transaction',
    summary: 'Saves names and telephone over the version that was read before.',
    since: 1,
    body: OwnNames.extend({
      userId: OfOwner.shape.userId,
      version: Version.shape.version,
      language: ReaderLanguage,
    }),
    refuses: ['gone', 'conflict'],
    answer: Version,
  }),
  chooseMail: endpoint({
    method: 'PUT',
    path: 'settlnProviders/settings/mail',
    summary: 'Says of one kind of mail whether it is sent. All others always are.',
    since: 1,
    body: OfOwner.extend({ kind: MailChoice, isOn: z.boolean() }),
    refuses: ['gone'],
    answer: Done,
  }),
  choosePush: endpoint({
    method: 'PUT',
    path: 'settlnProviders/settings/push',
    summary: 'Says of one kind of change whether notices of it are sent to devices from now on.',
    since: 1,
    body: OfOwner.extend({ kind: PushChoice, isOn: z.boolean() }),
    refuses: ['gone'],
    answer: Done,
  }),
  askNoticeAddress: endpoint({
    method: 'POST',
    path: 'settlnProviders/settings/address',
    keepsKey: 'transaction',
    summary:
      `Mails a link to another address, which works for ${ADDRESS_LINK_MS / HOUR_MS} hours. Until it is used, mail goes on to ` +
      'the address before. The address of the registration needs no link.',
    since: 1,
    body: OfOwner.extend({
      email: z.string().refine((text) => plainAddress(text) !== null),
    }),
    refuses: ['gone', 'conflict', 'too_many'],
    answer: AddressAsked,
  }),
  dropNoticeAddress: endpoint({
    method: 'POST',
    path: 'settlnProviders/settings/address/drop',
    keepsKey: 'transaction',
    summary: 'Ends the link to an address that is not proved.',
    since: 1,
    body: OfOwner,
    refuses: ['gone'],
    answer: Done,
  }),
  proveNoticeAddress: endpoint({
    method: 'POST',
    path: 'settlnProviders/settings/address/prove',
    summary: 'Has mail go to the address whose mail has this token, and tells the one before.',
    since: 1,
    body: OfOwner.extend({ token: z.string().min(1).max(200) }),
    answer: AddressProved,
  }),
} as const;

export const accountApi = {
  registerAccount: apiEndpoint({
    method: 'POST',
    path: '/api/provider',
    access: 'signedIn',
    limit: 'registrations',
    summary: 'Registers the signed-in person as a provider.',
    documented: 'REG-002, REG-011, PC-006',
    body: RegistrationRequest,
    status: 201,
    answer: Registered,
  }),
} as const;
