import { type DemoAccount, item } from '../shapes/demo-account';
import { EVERY_DAY, on } from '../shapes/week';
import { shop } from './more/shop';

export const TRANSPORT: readonly DemoAccount[] = [
  {
    handle: 'demo-youssef',
    firstName: 'Youssef',
    lastName: 'El Idrissi',
    // To include a clock change.
    calendar: { week: on(EVERY_DAY, '00:00-24:00'), busyness: 0.12 },
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
        speaks: ['ar', 'fr', 'it', 'en'],
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

const LONG_DAYS = on([1, 2, 3, 4, 5, 6], '06:00-21:00');

export const MORE_TRANSPORT: readonly DemoAccount[] = [
  shop(9, {
    slug: 'harambee-rides',
    owner: ['Brian', 'Otieno'],
    name: 'Harambee School Runs & Rides',
    address: '8, Triq il-Barrieri, L-Imsida MSD 1767',
    description:
      'The same driver every morning, belts checked, and a message when the child is through the gate. In between Brian drives shoppers and grandmothers.',
    communityId: 1,
    speaks: ['en', 'sw'],
    subcategories: ['School Runs', 'Taxi'],
    week: LONG_DAYS,
    borrows: 'atlas-transfers',
    items: [
      item('School run, one way', 7, 30),
      item('Ride within Malta', 18, 45),
      item('Meet the driver', 0, 15),
    ],
  }),
  shop(9, {
    slug: 'first-gear-school',
    owner: ['Omar', 'Saleh'],
    name: 'First Gear Driving School',
    address: '64, Triq il-Kanun, Santa Venera SVR 9035',
    description:
      'Driving lessons in Arabic and English, for the Maltese test. Omar has a car with two sets of pedals and the patience of three people.',
    communityId: 2,
    speaks: ['ar', 'en'],
    subcategories: ['Driving Lessons'],
    week: LONG_DAYS,
    busyness: 0.45,
    borrows: 'atlas-transfers',
    items: [
      item('Lesson', 22, 60),
      item('Double lesson', 42, 120),
      item('Theory, one evening', 15, 90),
    ],
  }),
  shop(9, {
    slug: 'trini-shuttle',
    owner: ['Kerwin', 'Joseph'],
    name: 'Trini Shuttle & Moves',
    address: '3, Triq id-Daħla ta’ San Tumas, Marsaskala MSK 3221',
    description:
      'Eight seats to the airport, or none at all and room for a sofa. Kerwin changes the van over in ten minutes and sings while he does it.',
    communityId: 6,
    speaks: ['en'],
    subcategories: ['Airport Transfers', 'Moving and Delivery'],
    week: LONG_DAYS,
    borrows: 'maos-de-ouro-van',
    items: [
      item('Airport, up to eight', 35, 60),
      item('Small move', 65, 120),
      item('One big thing, one address', 25, 45),
    ],
  }),
];
