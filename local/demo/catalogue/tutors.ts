import { type DemoAccount, item } from '../shapes/demo-account';
import { on } from '../shapes/week';

export const TUTORS: readonly DemoAccount[] = [
  {
    handle: 'demo-salma',
    firstName: 'Salma',
    lastName: 'Ben Romdhane',
    calendar: { week: on([1, 2, 3, 4], '17:30-21:30'), busyness: 0.3 },
    services: [
      {
        slug: 'dar-il-kelma',
        name: 'دار الكلمة · Dar il-Kelma',
        address: '27, Triq il-Kbira San Ġużepp, Il-Ħamrun ĦMR 1013',
        phone: '+356 2100 0005',
        whatsapp: '+356 9900 0005',
        website: 'https://dar-il-kelma.example.com',
        description:
          'The house of the word, spelt two ways and pronounced the same. Salma teaches Arabic to Maltese neighbours and Maltese to Arab ones, after work, with mint tea, four people to a table. You will be surprised how much you already know. أهلا وسهلا، مرحبا بكم.',
        communityId: 3,
        categoryId: 5,
        subcategories: ['Arabic', 'Maltese'],
        isCommunityFavorite: false,
        status: 'approved',
        items: [
          item('Trial lesson', 0, 30, 'One half hour, one cup of tea, no homework.'),
          item('Arabic for beginners, one evening', 18, 75),
          item('Maltese for Arabic speakers', 18, 75),
          item(
            'One-to-one conversation',
            28,
            60,
            'Tunisian, Libyan or standard Arabic, as you wish.',
          ),
        ],
      },
    ],
  },
  {
    handle: 'demo-folake',
    firstName: 'Folákẹ́',
    lastName: 'Adéyẹmí',
    calendar: {
      week: { ...on([1, 3], '15:00-18:30'), ...on([6], '09:00-12:30') },
      busyness: 0.3,
    },
    services: [
      {
        slug: 'ile-eko-tutors',
        name: 'Ilé Ẹ̀kọ́ · Yorùbá, Igbo & English for Little Ones',
        address: '5, Triq Manwel Dimech, Tas-Sliema SLM 1057',
        phone: '+356 2100 0017',
        whatsapp: '+356 9900 0017',
        website: 'https://ile-eko.example.com',
        description:
          'Children who can greet their grandmother in her own language stand a little taller. Ẹ káàbọ̀! We sing, count, draw and tell tortoise stories, in groups of five, for ages four to ten. Parents may stay for the first lesson and usually join in.',
        communityId: 1,
        categoryId: 5,
        subcategories: ['African Languages', 'English'],
        isCommunityFavorite: true,
        status: 'approved',
        items: [
          item('Yorùbá story hour', 12, 60),
          item('Igbo story hour', 12, 60, 'With Teacher Chidi.'),
          item('English and homework', 14, 75),
          item('Meet the teacher', 0, 15),
        ],
      },
    ],
  },
];
