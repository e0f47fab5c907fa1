import { type DemoAccount, item } from '../shapes/demo-account';
import { EVERY_DAY, on } from '../shapes/week';

export const TRANSPORT: readonly DemoAccount[] = [
  {
    handle: 'demo-youssef',
    firstName: 'Youssef',
    lastName: 'El Idrissi',
    // Open day and night, so that the day of a clock change is in it.
    calendar: { week: on(EVERY_DAY, '00:00-24:00'), busyness: 0.12 },
    others: [
      { name: 'Hanane', languages: ['Arabic', 'French', 'English'], sentence: 'Drives the van.' },
      { name: 'Ikram', languages: ['Arabic', 'Italian'], skips: ['Car with driver, two hours'] },
    ],
    services: [
      {
        slug: 'atlas-transfers',
        name: 'Atlas Airport Transfers',
        address: '73, Triq il-Kaċċatur, Raħal Ġdid PLA 1521',
        phone: '+356 2100 0009',
        whatsapp: '+356 9900 0009',
        website: 'https://atlas-transfers.example.com',
        description:
          'Youssef and his two sisters drive three clean cars, day and night. They watch your flight, wait when it is late and carry the heavy case up the stairs. Child seats are free; say how old and how many.',
        communityId: 3,
        categoryId: 9,
        subcategories: ['Airport Transfers', 'Taxi'],
        isCommunityFavorite: false,
        status: 'approved',
        items: [
          item(
            'Airport to anywhere in Malta',
            25,
            45,
            'Up to four people with cases. Luqa to your door.',
          ),
          item('Airport to the Gozo ferry', 38, 60),
          item('Car with driver, two hours', 60, 120),
          item('Child seat', 0, 0, 'From birth to twelve years.'),
        ],
      },
    ],
  },
];
