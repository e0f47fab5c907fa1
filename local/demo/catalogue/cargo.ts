import { type DemoAccount, item } from '../shapes/demo-account';
import { on, WEEKDAYS } from '../shapes/week';

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
