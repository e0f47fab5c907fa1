import { type DemoAccount, item } from '../shapes/demo-account';
import { on, WEEKDAYS } from '../shapes/week';

/** With the van that belongs to one of them. */
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
        categoryId: 3,
        subcategories: ['Cleaning'],
        isCommunityFavorite: false,
        status: 'delisted',
        items: [item('Pool cleaned and tested', 50, 90), item('Terrace washed', 35, 60)],
      },
    ],
  },
];
