import { type DemoAccount, item } from '../../shapes/demo-account';
import { on, WEEKDAYS } from '../../shapes/week';
import { shop } from './shop';

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
