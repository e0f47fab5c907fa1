import { type DemoAccount, item } from '../shapes/demo-account';
import { on, WEEKDAYS } from '../shapes/week';
import { shop } from './more/shop';

export const CARE: readonly DemoAccount[] = [
  {
    handle: 'demo-leela',
    firstName: 'Leela',
    lastName: 'Kurian',
    calendar: {
      week: { ...on(WEEKDAYS, '07:00-11:00 16:00-19:30'), ...on([7], '08:00-12:00') },
      busyness: 0.3,
    },
    services: [
      {
        slug: 'amma-home-care',
        name: 'Amma’s Helping Hands Home Care',
        address: '16, Triq il-Kungress Ewkaristiku, Il-Mosta MST 9030',
        phone: '+356 2100 0008',
        whatsapp: '+356 9900 0008',
        website: 'https://ammas-hands.example.com',
        description:
          'Leela nursed for eleven years in Kottayam and six at the general hospital here. Now she and two colleagues come to you: dressings, blood pressure, medicine boxes, a walk round the square, a proper lunch. They stay long enough to hear how you really are.',
        communityId: 5,
        speaks: ['en', 'ml', 'hi'],
        categoryId: 8,
        subcategories: ['Home Nursing', 'Elderly Care'],
        isCommunityFavorite: true,
        status: 'approved',
        items: [
          item('First visit', 0, 45, 'We get to know you and write the care plan together.'),
          item('Nursing visit', 32, 45, 'Dressing, injection, blood pressure or sugar.'),
          item('Morning help', 24, 60, 'Washing, dressing, breakfast.'),
          item('Company and a walk', 20, 90),
          item('Medicine box filled for the week', 12, 30),
        ],
      },
    ],
  },
  {
    handle: 'demo-shanice',
    firstName: 'Shanice',
    lastName: 'Campbell',
    calendar: { week: on(WEEKDAYS, '07:00-13:00 13:30-18:00'), busyness: 0.4 },
    services: [
      {
        slug: 'little-hibiscus',
        name: 'Little Hibiscus Childminding',
        address: '30, Triq is-Salini, Marsaskala MSK 2013',
        phone: '+356 2100 0014',
        whatsapp: '+356 9900 0014',
        website: null,
        description:
          'A small house by the salt pans, five children at most, and Aunty Shanice from Port Antonio. We bake, paint, dig and nap, and nobody is hurried. Early shifts are fine: breakfast is from seven.',
        communityId: 6,
        speaks: ['en'],
        categoryId: 8,
        subcategories: ['Childminding', 'After-School Care'],
        isCommunityFavorite: false,
        status: 'approved',
        items: [
          item('Come and see us', 0, 30),
          item('Half day with lunch', 30, 240),
          item('After school until six', 18, 150, 'We can collect from the two schools nearby.'),
          item('One hour, at short notice', 9, 60),
        ],
      },
    ],
  },
];

const DAY = on(WEEKDAYS, '08:00-17:00');

export const MORE_CARE: readonly DemoAccount[] = [
  shop(8, {
    slug: 'zahra-postnatal',
    owner: ['Zahra', 'Bouzid'],
    name: 'Zahra’s Forty Days',
    address: '23, Triq l-Isptar, L-Imsida MSD 1450',
    description:
      'For the first forty days, as at home: soup, a massage, a hand with the baby, and two hours of sleep for the mother. Zahra is a trained doula and speaks Arabic, French and English.',
    communityId: 3,
    speaks: ['ar', 'fr', 'en'],
    subcategories: ['Doula and Postnatal Care'],
    week: DAY,
    borrows: 'amma-home-care',
    items: [
      item('First visit', 0, 45),
      item('Morning with mother and baby', 48, 180),
      item('Massage', 35, 60),
    ],
  }),
  shop(8, {
    slug: 'ubuntu-nurses',
    owner: ['Nomsa', 'Dube'],
    name: 'Ubuntu Home Nurses',
    address: '31, Triq Regional, Birkirkara BKR 4211',
    description:
      'Registered nurses who dress wounds, give injections and explain the doctor’s letter. Somebody answers the telephone at night.',
    communityId: 1,
    speaks: ['en', 'sw'],
    subcategories: ['Home Nursing', 'Elderly Care'],
    week: on([1, 2, 3, 4, 5, 6, 7], '07:00-19:00'),
    busyness: 0.3,
    borrows: 'amma-home-care',
    items: [
      item('Home visit', 30, 30),
      item('Wound care', 35, 45),
      item('The doctor’s letter, explained', 0, 30),
    ],
  }),
  shop(8, {
    slug: 'pasos-physio',
    owner: ['Mateo', 'Salazar'],
    name: 'Pasos Physiotherapy',
    address: '9, Triq in-Naxxar, San Ġwann SĠN 9033',
    description:
      'Backs, knees and shoulders that carried too much. Mateo treats builders, carers and dancers, and draws the exercises on one sheet.',
    communityId: 4,
    speaks: ['es', 'en', 'it'],
    subcategories: ['Physiotherapy'],
    week: DAY,
    busyness: 0.35,
    borrows: 'amma-home-care',
    items: [
      item('First examination', 40, 60),
      item('Treatment', 30, 45),
      item('Exercise class', 8, 45),
    ],
  }),
  shop(8, {
    slug: 'abuelita-company',
    owner: ['Graciela', 'Paredes'],
    name: 'Abuelita Company & Care',
    address: '46, Triq San Tumas, Il-Fgura FGR 1602',
    description:
      'Company for older people who live alone: cards, a walk along the front, lunch, and the news read out in Spanish. Graciela sends the family a photograph every week.',
    communityId: 4,
    speaks: ['es', 'en'],
    subcategories: ['Elderly Care'],
    week: DAY,
    borrows: 'amma-home-care',
    items: [
      item('Afternoon of company', 36, 180),
      item('Walk and coffee', 18, 60),
      item('Get to know each other', 0, 30),
    ],
  }),
  shop(8, {
    slug: 'kumari-kids',
    owner: ['Sunita', 'Thapa'],
    name: 'Kumari Kids After School',
    address: '20, Triq il-Knisja, San Pawl il-Baħar SPB 2310',
    description:
      'From the school gate to seven in the evening: a snack, homework, a Nepali song and the garden. Sunita takes eight children and knows all their teachers.',
    communityId: 5,
    speaks: ['ne', 'hi', 'en'],
    subcategories: ['After-School Care', 'Childminding'],
    week: on(WEEKDAYS, '14:00-19:00'),
    borrows: 'little-hibiscus',
    items: [
      item('One afternoon', 14, 240),
      item('School holidays, one day', 28, 240),
      item('Come and see', 0, 30),
    ],
  }),
];
