import { type DemoAccount, item } from '../shapes/demo-account';
import { on } from '../shapes/week';
import { shop } from './more/shop';

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
        speaks: ['am', 'ti', 'en'],
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
        speaks: ['ar', 'en'],
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
        speaks: ['en'],
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

const LUNCH_AND_DINNER = on([3, 4, 5, 6, 7], '12:00-15:00 18:00-22:00');

export const MORE_FOOD: readonly DemoAccount[] = [
  shop(4, {
    slug: 'abuela-arepas',
    owner: ['Luz', 'Herrera'],
    name: 'Arepas de la Abuela',
    address: '19, Triq il-Baħar, San Pawl il-Baħar SPB 1305',
    description:
      'White corn, shredded beef, black beans and the green sauce that nobody gets the recipe of. Luz opens the hatch at noon and closes it when the dough is gone.',
    communityId: 4,
    speaks: ['es', 'en'],
    subcategories: ['Street Food and Takeaway'],
    isCommunityFavorite: true,
    week: LUNCH_AND_DINNER,
    borrows: 'mama-efua-jollof',
    items: [
      item('Arepa, your filling', 6.5, 0),
      item('Family tray of ten', 48, 15),
      item('Learn to make arepas', 35, 120),
    ],
  }),
  shop(4, {
    slug: 'island-jerk',
    owner: ['Andre', 'Baptiste'],
    name: 'Island Jerk Yard',
    address: '1, Xatt is-Sajjieda, Marsaskala MSK 2101',
    description:
      'Chicken over pimento wood, festival, slaw and a sorrel that tastes of December. Andre smokes from Friday to Sunday, beside the sea, under one large mango-coloured umbrella.',
    communityId: 6,
    speaks: ['en'],
    subcategories: ['Street Food and Takeaway', 'Restaurant and Home Dining'],
    week: on([5, 6, 7], '12:00-21:00'),
    busyness: 0.3,
    borrows: 'maison-soleil',
    items: [
      item('Half a jerk chicken', 13, 15),
      item('Table for four under the umbrella', 0, 90),
      item('Sorrel, one litre', 7, 0),
    ],
  }),
  shop(4, {
    slug: 'tandoor-lane',
    owner: ['Gurpreet', 'Gill'],
    name: 'Tandoor Lane',
    address: '28, Triq il-Wied, L-Imsida MSD 9022',
    description:
      'A clay oven from Amritsar, brought here in pieces. Naan, paneer and lamb for eating in, and a week of tiffin lunches for those who work late.',
    communityId: 5,
    speaks: ['pa', 'hi', 'en'],
    subcategories: ['Restaurant and Home Dining', 'Meal Plans'],
    week: LUNCH_AND_DINNER,
    busyness: 0.3,
    borrows: 'sofra-sundays',
    items: [
      item('Table for two', 0, 90),
      item('Tiffin, five lunches', 45, 0),
      item('Naan class', 30, 90),
    ],
  }),
  shop(4, {
    slug: 'couscous-friday',
    owner: ['Khadija', 'Amrani'],
    name: 'Couscous Friday',
    address: '55, Triq il-Kbira, Ħal Balzan BZN 1251',
    description:
      'Seven vegetables, one large dish, every Friday after prayers. Khadija cooks for twenty, and always for two more who did not say that they would come.',
    communityId: 3,
    speaks: ['ar', 'fr'],
    subcategories: ['Restaurant and Home Dining'],
    week: on([5], '12:00-18:00'),
    busyness: 0.4,
    borrows: 'sofra-sundays',
    items: [
      item('A seat at the dish', 15, 90),
      item('Couscous to take home, for four', 38, 15),
      item('Mint tea and sweets', 5, 30),
    ],
  }),
  shop(4, {
    slug: 'nonna-zaatar',
    owner: ['Salwa', 'Daher'],
    name: 'Za’atar & Thyme Bakery',
    address: '10, Triq San Franġisk, Il-Furjana FRN 1430',
    description:
      'Man’oushe from the stone oven at seven, spinach pies at ten, ka’ak when it rains. Salwa sells the thyme mix by the jar, and tells everyone how much oil it wants.',
    communityId: 2,
    speaks: ['ar', 'en', 'it'],
    subcategories: ['Coffee and Sweets', 'Groceries from Home'],
    week: on([1, 2, 3, 4, 5, 6], '07:00-14:00'),
    borrows: 'habesha-kitchen',
    items: [
      item('Breakfast tray for four', 24, 15),
      item('Za’atar, one jar', 8, 0),
      item('Bake with me', 28, 120),
    ],
  }),
  shop(4, {
    slug: 'lagos-suya-spot',
    owner: ['Musa', 'Bello'],
    name: 'Lagos Suya Spot',
    address: '7, Triq Sant’ Ursula, Il-Ħamrun ĦMR 1480',
    description:
      'Beef, chicken and gizzard on the stick, yaji as hot as you ask for, onions and newspaper. Musa grills at night, because suya is a night thing.',
    communityId: 1,
    speaks: ['en', 'ha'],
    subcategories: ['Street Food and Takeaway'],
    week: on([4, 5, 6, 7], '18:00-23:00'),
    borrows: 'mama-efua-jollof',
    items: [item('Ten sticks', 15, 15), item('Party tray', 75, 30), item('Yaji, 100 g', 4, 0)],
  }),
  shop(4, {
    slug: 'chai-and-chaat',
    owner: ['Priya', 'Nair'],
    name: 'Chai & Chaat Corner',
    address: '33, Triq Manwel Dimech, Tas-Sliema SLM 1052',
    description:
      'Masala chai, pani puri and the filter coffee of Kerala. Priya gives new arrivals their first cup free and the name of a good landlord if she knows one.',
    communityId: 5,
    speaks: ['ml', 'hi', 'en'],
    subcategories: ['Coffee and Sweets', 'Street Food and Takeaway'],
    week: on([2, 3, 4, 5, 6, 7], '10:00-19:00'),
    borrows: 'habesha-kitchen',
    items: [
      item('First cup for newcomers', 0, 15),
      item('Chaat platter for two', 14, 30),
      item('Sweets box', 16, 0),
    ],
  }),
];
