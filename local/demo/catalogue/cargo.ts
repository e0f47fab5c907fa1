import { type DemoAccount, item } from '../shapes/demo-account';
import { on, WEEKDAYS } from '../shapes/week';
import { OFFICE_WEEK, shop } from './more/shop';

export const CARGO: readonly DemoAccount[] = [
  {
    handle: 'demo-lupe',
    firstName: 'Guadalupe',
    lastName: 'Restrepo',
    calendar: {
      week: { ...on(WEEKDAYS, '08:30-12:30 13:30-17:00'), ...on([6], '09:00-12:00') },
      busyness: 0.22,
    },
    services: [
      {
        slug: 'dona-lupe-cargo',
        name: 'Doña Lupe Mudanzas y Cargo',
        address: '88, Triq l-Imdina, Ħal Qormi QRM 9011',
        phone: '+356 2100 0004',
        whatsapp: '+356 9900 0004',
        website: 'https://dona-lupe.example.com',
        description:
          'Boxes to Bogotá, Cali, Lima and Quito, by sea every other Friday and by air on Tuesdays. Doña Lupe weighs in front of you, writes the list with you and rings your aunt when it has arrived. Fragile things get the good blankets.',
        communityId: 4,
        speaks: ['es', 'en'],
        categoryId: 6,
        subcategories: ['Air Freight', 'Sea Freight', 'Packing'],
        isCommunityFavorite: false,
        status: 'approved',
        items: [
          item('Drop off and weigh', 0, 15),
          item('Collection from your door', 15, 45, 'Anywhere in Malta. Two boxes or twenty.'),
          item('Sea box, 60 litres, to South America', 65, 0, 'Six to eight weeks, tracked.'),
          item(
            'Packing with you at home',
            55,
            120,
            'We bring boxes, paper, tape and a sense of order. You bring the stories about each thing. Customs list in Spanish and English is included.',
          ),
        ],
      },
    ],
  },
  {
    handle: 'demo-prakash',
    firstName: 'Prakash',
    lastName: 'Gurung',
    calendar: { week: on([1, 2, 4, 5, 6], '11:00-14:00 15:30-19:00'), busyness: 0.18 },
    services: [
      {
        slug: 'himal-express',
        name: 'Himal Express Cargo',
        address: '41, Triq il-Kosta, San Pawl il-Baħar SPB 3011',
        phone: '+356 2100 0016',
        whatsapp: '+356 9900 0016',
        website: 'https://himal-express.example.com',
        description:
          'नमस्ते! From Buġibba to Pokhara, Kathmandu and Darjeeling in nine days. Prakash sends by the kilo, seals every box in front of you and knows which festival sweets may fly. दशैं and Tihar parcels leave early, so come in September.',
        communityId: 5,
        speaks: ['ne', 'en', 'hi'],
        categoryId: 6,
        subcategories: ['Sea Freight', 'Documents and Parcels', 'Customs Clearance'],
        isCommunityFavorite: false,
        status: 'approved',
        items: [
          item('Air parcel, per kilo', 7.5, 0),
          item('Documents, sealed envelope', 22, 15),
          item('Help with customs papers', 10, 30),
        ],
      },
    ],
  },
];

export const MORE_CARGO: readonly DemoAccount[] = [
  shop(6, {
    slug: 'lagos-lines',
    owner: ['Tunde', 'Balogun'],
    name: 'Lagos Lines Door to Door',
    address: '5, Triq il-Port, Il-Marsa MRS 1123',
    description:
      'A container to Apapa every second Thursday. Tunde weighs at your door, photographs what he packs, and rings your people when it lands.',
    communityId: 1,
    speaks: ['en', 'yo'],
    subcategories: ['Sea Freight', 'Packing'],
    week: OFFICE_WEEK,
    borrows: 'dona-lupe-cargo',
    items: [
      item('Collection at your door', 15, 30),
      item('Barrel to Lagos', 95, 30),
      item('Packing, one hour', 20, 60),
    ],
  }),
  shop(6, {
    slug: 'beirut-bridge',
    owner: ['Ziad', 'Nassar'],
    name: 'Beirut Bridge Air Cargo',
    address: '2, Triq l-Ajruport, Ħal Luqa LQA 4000',
    description:
      'Documents overnight, parcels in three days, medicine with the cold chain kept. Ziad drives to the aeroplane himself.',
    communityId: 2,
    speaks: ['ar', 'fr', 'en'],
    subcategories: ['Air Freight', 'Documents and Parcels'],
    week: OFFICE_WEEK,
    borrows: 'himal-express',
    items: [
      item('Envelope overnight', 38, 15),
      item('Parcel up to 5 kg', 52, 15),
      item('Medicine, kept cold', 70, 30),
    ],
  }),
  shop(6, {
    slug: 'maghreb-express',
    owner: ['Rachid', 'Lahlou'],
    name: 'Maghreb Express Vans',
    address: '91, Triq Ħal Qormi, Il-Marsa MRS 1302',
    description:
      'By ferry to Sicily and on to Tunis, Algiers and Casablanca, every Sunday night. Sofas, bicycles, and once a piano.',
    communityId: 3,
    speaks: ['ar', 'fr', 'it'],
    subcategories: ['Sea Freight', 'Customs Clearance'],
    week: OFFICE_WEEK,
    borrows: 'dona-lupe-cargo',
    items: [
      item('Up to 50 kg', 60, 30),
      item('Furniture, by the cubic metre', 140, 45),
      item('Customs papers', 30, 30),
    ],
  }),
  shop(6, {
    slug: 'carib-barrels',
    owner: ['Shelly-Ann', 'Brown'],
    name: 'Carib Barrels',
    address: '37, Triq il-Labour, Raħal Ġdid PLA 1820',
    description:
      'The blue barrel that goes home before Christmas. Shelly-Ann brings it empty, fetches it full, and knows what the customs officer in Kingston asks.',
    communityId: 6,
    speaks: ['en'],
    subcategories: ['Sea Freight', 'Packing'],
    week: OFFICE_WEEK,
    borrows: 'himal-express',
    items: [
      item('Barrel, there and back', 18, 15),
      item('Barrel to Jamaica', 130, 30),
      item('Ask about customs', 0, 15),
    ],
  }),
];
