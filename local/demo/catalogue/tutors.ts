import { type DemoAccount, item } from '../shapes/demo-account';
import { on } from '../shapes/week';
import { shop } from './more/shop';

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
        speaks: ['ar', 'mt', 'en'],
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
        speaks: ['yo', 'ig', 'en'],
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

const AFTERNOONS = on([1, 2, 3, 4, 5], '15:00-20:00');

export const MORE_TUTORS: readonly DemoAccount[] = [
  shop(5, {
    slug: 'habla-conmigo',
    owner: ['Inés', 'Cabrera'],
    name: 'Habla Conmigo · Spanish and English',
    address: '14, Triq ix-Xatt, Il-Gżira GŻR 1020',
    description:
      'Inés teaches Spanish to the curious and English to those who have a job interview on Monday. Lessons are conversations, with the grammar on one page at the end.',
    communityId: 4,
    speaks: ['es', 'en'],
    subcategories: ['Spanish', 'English'],
    week: AFTERNOONS,
    busyness: 0.3,
    borrows: 'dar-il-kelma',
    items: [
      item('Trial lesson', 0, 30),
      item('One lesson', 20, 60),
      item('Job interview practice', 25, 60),
    ],
  }),
  shop(5, {
    slug: 'swahili-steps',
    owner: ['Wanjiru', 'Kamau'],
    name: 'Swahili Steps',
    address: '22, Triq Birbal, Ħal Balzan BZN 9014',
    description:
      'Songs, counting games and letters to grandmother. Wanjiru teaches children who were born here to speak with the family there, in groups of five.',
    communityId: 1,
    speaks: ['sw', 'en'],
    subcategories: ['African Languages', 'Lessons for Children'],
    week: on([3, 6], '10:00-17:00'),
    borrows: 'ile-eko-tutors',
    items: [
      item('Group lesson', 9, 45),
      item('One child, one hour', 18, 60),
      item('Come and see', 0, 30),
    ],
  }),
  shop(5, {
    slug: 'urdu-hindi-circle',
    owner: ['Farah', 'Siddiqui'],
    name: 'Urdu & Hindi Reading Circle',
    address: '4, Triq il-Kulleġġ, Birkirkara BKR 1541',
    description:
      'Two scripts, one spoken language, many poems. Farah reads with grown-ups who can speak but not read, and with their children who can read but will not speak.',
    communityId: 5,
    speaks: ['ur', 'hi', 'en'],
    subcategories: ['Asian Languages', 'Lessons for Children'],
    week: AFTERNOONS,
    borrows: 'dar-il-kelma',
    items: [
      item('Reading circle', 8, 90),
      item('Private lesson', 22, 60),
      item('Letters for beginners', 15, 45),
    ],
  }),
  shop(5, {
    slug: 'kreyol-kitchen-table',
    owner: ['Mirlande', 'Pierre'],
    name: 'Kreyòl at the Kitchen Table',
    address: '60, Triq Santa Katerina, Ħal Qormi QRM 2440',
    description:
      'French for school, Kreyòl for home, both at a table that smells of something good. Mirlande takes four pupils at a time and corrects them with a smile.',
    communityId: 6,
    speaks: ['fr', 'en'],
    subcategories: ['French', 'Lessons for Children'],
    week: AFTERNOONS,
    borrows: 'ile-eko-tutors',
    items: [
      item('French, one hour', 19, 60),
      item('Kreyòl, one hour', 17, 60),
      item('Homework help', 12, 45),
    ],
  }),
];
