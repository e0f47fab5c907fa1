import { type DemoAccount, item } from '../shapes/demo-account';
import { on, WEEKDAYS } from '../shapes/week';
import { OFFICE_WEEK, shop } from './more/shop';

export const LEGAL: readonly DemoAccount[] = [
  {
    handle: 'demo-haddad',
    firstName: 'Nabil',
    lastName: 'Haddad',
    calendar: { week: on(WEEKDAYS, '09:00-13:00 14:00-17:00'), busyness: 0.35 },
    services: [
      {
        slug: 'studju-haddad',
        name: 'Studju Legali Haddad & Partners',
        address: '118, Triq il-Merkanti, Il-Belt Valletta VLT 1175',
        phone: '+356 2100 0002',
        whatsapp: '+356 9900 0002',
        website: 'https://studju-haddad.example.com',
        description:
          'Residence, work permits, family reunification and contracts, explained in Arabic, French, English or Maltese until you really understand them. Nabil Haddad came to Malta from Homs as a student and knows the queue from both sides. The first talk is free and commits you to nothing.',
        communityId: 2,
        speaks: ['ar', 'fr', 'en', 'mt'],
        categoryId: 1,
        subcategories: ['Immigration and Residence', 'Employment Law', 'Company Formation'],
        isCommunityFavorite: false,
        status: 'approved',
        items: [
          item('First talk', 0, 20, 'We listen, tell you where you stand and what it may cost.'),
          item(
            'Residence permit: papers checked',
            60,
            45,
            'Bring your passport, the old permit, your lease and payslips. You leave with a written list of what is missing and by when it must be there.',
          ),
          item('Family reunification application', 240, 90),
          item('Lease or job contract read with you', 75, 60, 'Line by line, in your language.'),
          item('Letter to an office or a landlord', 40, 0),
        ],
      },
    ],
  },
  {
    handle: 'demo-imran',
    firstName: 'Imran',
    lastName: 'Quraishi',
    calendar: { week: on(WEEKDAYS, '10:00-16:00'), busyness: 0 },
    services: [
      {
        slug: 'quick-papers',
        name: 'Quick Papers Malta',
        address: '3, Triq San Pawl, Raħal Ġdid PLA 1217',
        phone: '+356 2100 0019',
        whatsapp: null,
        website: null,
        description:
          'Forms filled in, photos taken and copies made while you wait. Please note that we are a typing bureau; the word “lawyer” in our first text was a mistake.',
        communityId: 5,
        speaks: [],
        categoryId: 1,
        subcategories: ['Company Formation'],
        isCommunityFavorite: false,
        status: 'rejected',
        items: [item('Any form, typed and printed', 15, 30)],
      },
    ],
  },
];

export const MORE_LEGAL: readonly DemoAccount[] = [
  shop(1, {
    slug: 'lusitania-papers',
    owner: ['Camila', 'Duarte'],
    name: 'Papéis em Dia · Residence & Translations',
    address: '44, Triq ir-Repubblika, Il-Belt Valletta VLT 1114',
    description:
      'Camila translates certificates from Portuguese and Spanish into English and Maltese, and fills in the residence form with you, not for you. Bring the letter that you do not understand; most of them take twenty minutes.',
    communityId: 4,
    speaks: ['pt', 'es', 'en', 'mt'],
    subcategories: ['Document Translation', 'Immigration and Residence'],
    week: OFFICE_WEEK,
    borrows: 'studju-haddad',
    items: [
      item('Translate one certificate', 35, 30, 'Sworn, stamped, ready in two days.'),
      item('Residence form, filled in together', 60, 60),
      item('Read a letter with me', 0, 15),
    ],
  }),
  shop(1, {
    slug: 'okoro-counsel',
    owner: ['Chinedu', 'Okoro'],
    name: 'Okoro Counsel',
    address: '9, Triq Sant’Anna, Il-Furjana FRN 9011',
    description:
      'Chinedu advises workers on contracts, unpaid wages and single permits. The first talk costs nothing, and you leave it knowing what can be done, by when and for how much.',
    communityId: 1,
    speaks: ['en', 'ig'],
    subcategories: ['Employment Law', 'Immigration and Residence'],
    isCommunityFavorite: true,
    week: OFFICE_WEEK,
    busyness: 0.4,
    borrows: 'quick-papers',
    items: [
      item('First talk', 0, 30),
      item('Contract check', 55, 45, 'Send it the day before.'),
      item('Letter to an employer', 90, 60),
    ],
  }),
  shop(1, {
    slug: 'karama-rights',
    owner: ['Hanan', 'Mansour'],
    name: 'Karama Family Law',
    address: '21, Triq il-Kbira, Ħaż-Żabbar ŻBR 1522',
    description:
      'Hanan works on marriage, custody and family reunification across Libya, Tunisia and Malta. She speaks Arabic, French and English, and keeps a quiet room with toys for those who come with children.',
    communityId: 3,
    speaks: ['ar', 'fr', 'it'],
    subcategories: ['Family Law', 'Immigration and Residence'],
    week: on([1, 2, 4, 5], '10:00-16:00'),
    borrows: 'studju-haddad',
    items: [
      item('Family reunification, first meeting', 40, 60),
      item('Marriage documents', 75, 60),
      item('Follow-up by telephone', 20, 15),
    ],
  }),
  shop(1, {
    slug: 'andes-notary',
    owner: ['Valeria', 'Quispe'],
    name: 'Andes Contracts & Notarial Help',
    address: '3, Misraħ il-Kbir, San Ġiljan STJ 1013',
    description:
      'Rental contracts, powers of attorney for the family at home, and the papers for a first flat. Valeria explains each page in Spanish before anybody signs it.',
    communityId: 4,
    speaks: ['es', 'en'],
    subcategories: ['Contracts and Notarial', 'Company Formation'],
    week: OFFICE_WEEK,
    borrows: 'quick-papers',
    items: [
      item('Rental contract check', 45, 45),
      item('Power of attorney', 80, 45),
      item('First flat: what to expect', 0, 30),
    ],
  }),
  shop(1, {
    slug: 'island-papers',
    owner: ['Keisha', 'Morgan'],
    name: 'Island to Island Papers',
    address: '17, Triq Ġorġ Borg Olivier, San Ġiljan STJ 1081',
    description:
      'Keisha came from Jamaica with two suitcases and a folder, and now keeps other people’s folders in order. She prepares permits, appeals and small companies for Caribbean families in Malta.',
    communityId: 6,
    speaks: ['en'],
    subcategories: ['Immigration and Residence', 'Company Formation'],
    week: on([2, 3, 4, 5], '09:00-15:00'),
    borrows: 'studju-haddad',
    items: [
      item('Sort my folder', 30, 45),
      item('Permit renewal', 70, 60),
      item('Start a small company', 120, 90),
    ],
  }),
];
