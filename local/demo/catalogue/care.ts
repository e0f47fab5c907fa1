import { type DemoAccount, item } from '../shapes/demo-account';
import { on, WEEKDAYS } from '../shapes/week';

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
