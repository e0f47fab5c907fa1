import { type DemoAccount, item } from '../shapes/demo-account';
import { on } from '../shapes/week';
import { shop } from './more/shop';

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
        speaks: ['en'],
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
        speaks: ['fr', 'en'],
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

const BY_ARRANGEMENT = on([2, 3, 4], '16:00-20:00');

export const MORE_MUSIC: readonly DemoAccount[] = [
  shop(7, {
    slug: 'dhol-and-dance',
    owner: ['Harjit', 'Bains'],
    name: 'Dhol & Dance Malta',
    address: '18, Triq il-Kappillan Mifsud, Il-Ħamrun ĦMR 1852',
    description:
      'Two drummers and a baraat that stops the traffic in the nicest way. Harjit plays weddings, shop openings and the last kilometre of the marathon.',
    communityId: 5,
    speaks: ['pa', 'hi', 'en'],
    subcategories: ['Live Bands', 'MCs and Hosts'],
    week: BY_ARRANGEMENT,
    borrows: 'carnival-brass',
    items: [
      item('Plan my baraat', 0, 30),
      item('Two drummers, one hour', 160, 60),
      item('Dhol lesson', 20, 60),
    ],
  }),
  shop(7, {
    slug: 'oud-nights',
    owner: ['Tarek', 'Halabi'],
    name: 'Oud Nights & Arabic DJ',
    address: '26, Triq San Ġwann, Il-Belt Valletta VLT 1165',
    description:
      'Fairuz in the morning, dabke at midnight. Tarek plays the oud for the dinner and turns to the decks when the tables are moved aside.',
    communityId: 2,
    speaks: ['ar', 'en'],
    subcategories: ['DJs and Sound', 'Live Bands'],
    week: BY_ARRANGEMENT,
    borrows: 'carnival-brass',
    items: [
      item('Choose the songs together', 0, 45),
      item('Oud, two hours', 220, 120),
      item('DJ until two', 380, 240),
    ],
  }),
  shop(7, {
    slug: 'mc-blessing',
    owner: ['Blessing', 'Adeyemi'],
    name: 'MC Blessing',
    address: '13, Triq il-Kuċċard, Is-Swieqi SWQ 2412',
    description:
      'Naming ceremonies, white weddings, fiftieth birthdays. Blessing keeps the speeches short, the aunties dancing and the cake on time, in English, Yorùbá and Pidgin.',
    communityId: 1,
    speaks: ['en', 'yo'],
    subcategories: ['MCs and Hosts'],
    isCommunityFavorite: true,
    week: BY_ARRANGEMENT,
    busyness: 0.4,
    borrows: 'maison-soleil',
    items: [
      item('Meet and plan', 0, 45),
      item('Ceremony, up to three hours', 250, 180),
      item('Whole day', 450, 240),
    ],
  }),
  shop(7, {
    slug: 'samba-de-rua',
    owner: ['Caio', 'Ferreira'],
    name: 'Samba de Rua',
    address: '50, Triq Paċeville, San Ġiljan STJ 3103',
    description:
      'Twelve players, or four if your street is narrow. They rehearse on Tuesdays and anybody with a tambourine may come.',
    communityId: 4,
    speaks: ['pt', 'en'],
    subcategories: ['Live Bands'],
    week: BY_ARRANGEMENT,
    borrows: 'carnival-brass',
    items: [
      item('Open rehearsal', 0, 120),
      item('Four players, one hour', 200, 60),
      item('Whole bateria', 650, 120),
    ],
  }),
  shop(7, {
    slug: 'tunis-sweets-tables',
    owner: ['Amel', 'Trabelsi'],
    name: 'Tables of Tunis Catering',
    address: '7, Triq il-Kunċizzjoni, Il-Mosta MST 4320',
    description:
      'Brik, mechouia and a sweets table three metres long. Amel caters from twelve to two hundred guests, and labels every dish.',
    communityId: 3,
    speaks: ['ar', 'fr', 'it'],
    subcategories: ['Catering', 'Decoration and Hire'],
    week: BY_ARRANGEMENT,
    borrows: 'maison-soleil',
    items: [
      item('Tasting for two', 18, 60),
      item('Menu, for one guest', 22, 30),
      item('Sweets table', 240, 60),
    ],
  }),
];
