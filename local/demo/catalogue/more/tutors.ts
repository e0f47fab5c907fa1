import { type DemoAccount, item } from '../../shapes/demo-account';
import { on } from '../../shapes/week';
import { shop } from './shop';

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
