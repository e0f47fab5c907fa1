import { type DemoAccount, item } from '../shapes/demo-account';
import { on } from '../shapes/week';

export const FOOD: readonly DemoAccount[] = [
  {
    handle: 'demo-tigist',
    firstName: 'Tigist',
    lastName: 'Bekele',
    calendar: {
      week: { ...on([3, 4, 5], '12:00-15:00 18:00-22:00'), ...on([6, 7], '11:00-22:00') },
      busyness: 0.25,
    },
    services: [
      {
        slug: 'habesha-kitchen',
        name: 'Habesha Coffee & Injera Kitchen',
        address: '33, Triq il-Marina, L-Imsida MSD 1711',
        phone: '+356 2100 0003',
        whatsapp: '+356 9900 0003',
        website: 'https://habesha-kitchen.example.com',
        description:
          'እንኳን ደህና መጡ! Tigist bakes injera from teff that ferments for three days, and serves it the way it should be eaten: one big plate, everybody’s right hand. On Saturdays and Sundays the coffee is roasted at your table and poured three times, with popcorn and frankincense.',
        communityId: 1,
        categoryId: 4,
        subcategories: ['Restaurant and Home Dining', 'Meal Plans', 'Coffee and Sweets'],
        isCommunityFavorite: true,
        status: 'approved',
        items: [
          item('Table for two, shared beyaynetu', 28, 90, 'Seven vegan stews on one injera.'),
          item(
            'Coffee ceremony for up to six',
            36,
            75,
            'Roasted, ground and poured in front of you.',
          ),
          item('Injera to take home, ten pieces', 12, 15),
          item(
            'Doro wat for a family',
            34,
            15,
            'Order a day ahead. Feeds four, six if you add injera.',
          ),
          item('Learn to bake injera', 45, 150),
          item('Berbere, our own mix, 250 g', 8, 0),
          item('Taste of the three coffees', 0, 15, 'For newcomers, once.'),
          item('Catering talk', 0, 30),
        ],
      },
    ],
  },
  {
    handle: 'demo-rima',
    firstName: 'Rima',
    lastName: 'Shahin',
    calendar: { week: on([7], '12:00-21:00'), busyness: 0.35 },
    services: [
      {
        slug: 'sofra-sundays',
        name: 'Sofra Sundays',
        address: '9, Triq il-Wied, Birkirkara BKR 9010',
        phone: '+356 2100 0006',
        whatsapp: '+356 9900 0006',
        website: 'https://sofra-sundays.example.com',
        description:
          'One table, twelve chairs, Sundays only. Rima cooks what her mother cooked in Aleppo: cherry kebab, muhammara, fattoush from the garden and bread that never stops coming. You book a chair and leave with eleven friends.',
        communityId: 2,
        categoryId: 4,
        subcategories: ['Restaurant and Home Dining'],
        isCommunityFavorite: false,
        status: 'approved',
        items: [
          item(
            'A chair at the Sunday table',
            24,
            180,
            'Nine small plates, one big one, tea and a sweet. Ring us the day before if you do not eat nuts, meat or gluten, and we will cook around it.',
          ),
        ],
      },
    ],
  },
  {
    handle: 'demo-efua',
    firstName: 'Efua',
    lastName: 'Mensah',
    calendar: null,
    services: [
      {
        slug: 'mama-efua-jollof',
        name: 'Mama Efua’s Jollof & Kelewele',
        address: 'Stall 6, Pjazza tas-Suq, Il-Marsa MRS 1002',
        phone: '+356 2100 0012',
        whatsapp: '+356 9900 0012',
        website: 'https://mama-efua.example.com',
        description:
          'Smoky party jollof, kelewele with ginger, waakye on Fridays, and an opinion about whose jollof is best. No bookings, no fuss: follow the smell, bring your own pot if you like, and come before two.',
        communityId: 1,
        categoryId: 4,
        subcategories: ['Restaurant and Home Dining', 'Groceries from Home'],
        isCommunityFavorite: true,
        status: 'approved',
        items: [
          item('Jollof with chicken', 9.5, 0),
          item('Waakye, Fridays only', 10, 0),
          item('Kelewele, one paper cone', 4.5, 0, 'Ripe plantain, ginger, chilli, groundnuts.'),
        ],
      },
    ],
  },
];
