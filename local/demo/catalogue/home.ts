import { type DemoAccount, item } from '../shapes/demo-account';
import { on, WEEKDAYS } from '../shapes/week';
import { shop } from './more/shop';

export const HOME: readonly DemoAccount[] = [
  {
    handle: 'demo-thiago',
    firstName: 'Thiago',
    lastName: 'Azevedo',
    calendar: {
      week: { ...on(WEEKDAYS, '08:00-12:00 12:45-17:30'), ...on([6], '08:00-13:00') },
      busyness: 0.28,
    },
    services: [
      {
        slug: 'maos-de-ouro',
        name: 'Mãos de Ouro · Tiswijiet fid-Dar',
        address: '61, Triq Brared, Birkirkara BKR 1620',
        phone: '+356 2100 0010',
        whatsapp: '+356 9900 0010',
        website: 'https://maos-de-ouro.example.com',
        description:
          'A dripping tap, a door that sticks, a whole kitchen wall: Thiago and his cousin repair what landlords forget. They come when they said they would, put covers on your floor and take the rubbish with them. Portuguese, Spanish and English spoken, Maltese improving.',
        communityId: 4,
        speaks: ['pt', 'en', 'it'],
        categoryId: 3,
        subcategories: ['Gardening', 'Plumbing', 'Painting and Decorating'],
        isCommunityFavorite: true,
        status: 'approved',
        items: [
          item('Visit and quote', 0, 30, 'In Birkirkara, San Ġwann, Msida and Balzan.'),
          item('Tap, toilet or sink repaired', 45, 60),
          item(
            'Half a day of small jobs',
            110,
            240,
            'Write your list and we work it off from the top.',
          ),
          item('One wall painted', 80, 180),
          item('Flat-pack furniture, each piece', 30, 75),
        ],
      },
      {
        slug: 'maos-de-ouro-van',
        name: 'Mãos de Ouro Van & Two Strong Cousins',
        address: '61, Triq Brared, Birkirkara BKR 1620',
        phone: '+356 2100 0011',
        whatsapp: '+356 9900 0010',
        website: null,
        description:
          'The same hands, with wheels. We carry sofas down staircases that were built for goats, strap everything twice and drive as if your grandmother’s mirror were ours.',
        communityId: 4,
        speaks: ['pt', 'en', 'it'],
        categoryId: 9,
        subcategories: ['Moving and Delivery'],
        isCommunityFavorite: false,
        status: 'approved',
        items: [
          item('Van with two people, two hours', 70, 120),
          item(
            'One heavy thing, up to four floors',
            40,
            60,
            'Fridge, washing machine, piano on request.',
          ),
        ],
      },
    ],
  },
  {
    handle: 'demo-bruna',
    firstName: 'Bruna',
    lastName: 'Carvalho',
    calendar: { week: on([1, 3, 5], '08:00-12:00'), busyness: 0 },
    services: [
      {
        slug: 'samba-splash',
        name: 'Samba Splash Pool & Terrace Care',
        address: '20, Triq il-Qasam, Is-Swieqi SWQ 3021',
        phone: '+356 2100 0020',
        whatsapp: '+356 9900 0020',
        website: 'https://samba-splash.example.com',
        description:
          'Clear water, swept tiles, watered pots. Bruna is back in Salvador until the spring, so the nets are resting.',
        communityId: 4,
        speaks: ['pt', 'en'],
        categoryId: 3,
        subcategories: ['Cleaning'],
        isCommunityFavorite: false,
        status: 'delisted',
        items: [item('Pool cleaned and tested', 50, 90), item('Terrace washed', 35, 60)],
      },
    ],
  },
];

const DAY = on(WEEKDAYS, '08:00-16:30');

export const MORE_HOME: readonly DemoAccount[] = [
  shop(3, {
    slug: 'casa-limpia',
    owner: ['Yesenia', 'Rojas'],
    name: 'Casa Limpia',
    address: '15, Triq il-Parroċċa, In-Naxxar NXR 1242',
    description:
      'Two sisters, one van and no harsh chemicals. They clean flats between tenants, offices before eight, and kitchens that have given up hope.',
    communityId: 4,
    speaks: ['es', 'en'],
    subcategories: ['Cleaning'],
    week: DAY,
    busyness: 0.35,
    borrows: 'samba-splash',
    items: [
      item('Flat, up to two bedrooms', 55, 150),
      item('Oven and fridge', 30, 60),
      item('End of tenancy', 120, 240),
    ],
  }),
  shop(3, {
    slug: 'bright-sparks',
    owner: ['Bilal', 'Chaudhry'],
    name: 'Bright Sparks Electrical',
    address: '6, Triq il-Ħaddiem, Ħal Luqa LQA 1711',
    description:
      'Licensed for Malta, trained in Lahore. Bilal finds the fault, shows it to you, and says the price before he opens his toolbox.',
    communityId: 5,
    speaks: ['ur', 'pa', 'en'],
    subcategories: ['Electrical Work'],
    week: on([1, 2, 3, 4, 5, 6], '08:00-18:00'),
    borrows: 'maos-de-ouro',
    items: [
      item('Find a fault', 30, 45),
      item('New socket or switch', 25, 30),
      item('Lamp, hung and wired', 20, 30),
      item('Electric shower check', 35, 45),
    ],
  }),
  shop(3, {
    slug: 'jasmine-gardens',
    owner: ['Firas', 'Tlass'],
    name: 'Jasmine Roofs & Gardens',
    address: '12, Triq San Pawl, Ħ’Attard ATD 1282',
    description:
      'Firas turns hot Maltese roofs into places with shade: jasmine, vines, lemon trees in tubs and a tap that waters them while you are away. He comes back after a month to see how they are.',
    communityId: 2,
    speaks: ['ar', 'en'],
    subcategories: ['Gardening'],
    week: DAY,
    borrows: 'maos-de-ouro',
    items: [
      item('Look at my roof', 0, 45),
      item('Half a day in the garden', 90, 240),
      item('Watering by timer', 65, 90),
    ],
  }),
  shop(3, {
    slug: 'nile-painters',
    owner: ['Mostafa', 'Fahmy'],
    name: 'Nile Painters',
    address: '40, Triq Ħaż-Żebbuġ, Ħal Qormi QRM 3102',
    description:
      'Walls, shutters and stairwells, in one colour or five. Mostafa covers everything that should stay clean, and has never yet needed to apologise for a floor.',
    communityId: 3,
    speaks: ['ar', 'en', 'it'],
    subcategories: ['Painting and Decorating'],
    week: DAY,
    borrows: 'maos-de-ouro',
    items: [
      item('Measure and quote', 0, 30),
      item('One room', 180, 360),
      item('Shutters and doors, half a day', 95, 240),
    ],
  }),
  shop(3, {
    slug: 'kofi-handyman',
    owner: ['Kofi', 'Asante'],
    name: 'Kofi Fixes It',
    address: '11, Triq il-Fortizza, Il-Mosta MST 1851',
    description:
      'Shelves, locks, curtain rails, wobbly tables and the cupboard from the big Swedish shop. Kofi brings his own drill, his own dust sheet and a flask of ginger tea.',
    communityId: 1,
    speaks: ['en'],
    subcategories: ['Repairs and Handyman'],
    isCommunityFavorite: true,
    week: on([1, 2, 3, 4, 5, 6], '09:00-17:00'),
    borrows: 'maos-de-ouro',
    items: [
      item('One hour', 22, 60),
      item('Flat-pack cupboard', 40, 120),
      item('New lock', 35, 45, 'The lock itself not included.'),
    ],
  }),
];
