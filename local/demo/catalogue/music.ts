import { type DemoAccount, item } from '../shapes/demo-account';
import { on } from '../shapes/week';

export const MUSIC: readonly DemoAccount[] = [
  {
    handle: 'demo-marlon',
    firstName: 'Marlon',
    lastName: 'Baptiste',
    calendar: { week: on([4, 5, 6], '16:00-23:45'), busyness: 0.2 },
    services: [
      {
        slug: 'carnival-brass',
        name: 'Carnival Brass & Sound',
        address: '12, Triq Santa Rita, Paċeville, San Ġiljan STJ 3281',
        phone: '+356 2100 0007',
        whatsapp: '+356 9900 0007',
        website: 'https://carnival-brass.example.com',
        description:
          'Soca, dancehall, steel pan and a seven-piece brass band that has never once started on time and never once been sent home early. Marlon plays, mixes and hosts. Every party gets its own price, so ring first and tell us how loud your neighbours are.',
        communityId: 6,
        categoryId: 7,
        subcategories: ['DJs and Sound', 'Live Bands'],
        isCommunityFavorite: true,
        status: 'approved',
        items: [],
      },
    ],
  },
  {
    handle: 'demo-nadege',
    firstName: 'Nadège',
    lastName: 'Toussaint',
    calendar: {
      week: { ...on([1, 2, 3], '10:00-13:00 15:00-18:00'), ...on([5], '10:00-13:00') },
      busyness: 0.2,
    },
    services: [
      {
        slug: 'maison-soleil',
        name: 'Maison Soleil Créole: Weddings, Christenings, Carnival Floats and Sunday Feasts',
        address: '2, Misraħ ir-Repubblika, Ħal Balzan BZN 1541',
        phone: '+356 2100 0015',
        whatsapp: '+356 9900 0015',
        website: 'https://maison-soleil.example.com',
        description:
          'Nadège plans the day, cooks the feast and then takes the microphone. She hosts in Kreyòl, French and English, gets shy uncles to dance and keeps the speeches short. Soup joumou on the first of January is open to whoever is hungry.',
        communityId: 6,
        categoryId: 7,
        subcategories: ['MCs and Hosts', 'Catering', 'Decoration and Hire'],
        isCommunityFavorite: false,
        status: 'approved',
        items: [
          item('Planning talk', 0, 45, 'Bring a date, a number and your wildest idea.'),
          item('Tasting for two', 30, 60, 'Griot, pikliz, diri ak djon djon, rum cake.'),
          item('Host for an evening', 220, 300),
          item('Wedding feast, deposit', 150, 0, 'Taken off the final bill.'),
          item('Christening brunch, deposit', 80, 0),
          item('Float and costume workshop', 25, 120),
        ],
      },
    ],
  },
];
