import { type DemoAccount, item } from '../shapes/demo-account';
import { on, WEEKDAYS } from '../shapes/week';

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
        categoryId: 1,
        subcategories: ['Company Formation'],
        isCommunityFavorite: false,
        status: 'rejected',
        items: [item('Any form, typed and printed', 15, 30)],
      },
    ],
  },
];
