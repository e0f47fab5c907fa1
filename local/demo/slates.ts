import { COMMUNITY_MEMBERS } from './community-members';
import { postImage, readDrawing } from './pictures';
import {
  type DemoMember,
  type DemoSlate,
  type DemoSlateRole,
  networkId,
} from './shapes/demo-member';

const FIRST_MEMBERS: readonly DemoMember[] = [
  {
    id: networkId('member', 1),
    name: 'Rima Shahin',
    headline: 'Cook and founder of Sofra Sundays',
    location: 'Birkirkara',
    handle: 'demo-rima',
    portrait: readDrawing('members', 'rima-shahin'),
    slates: [
      {
        role: 'image',
        communityId: 2,
        id: networkId('post', 1),
        text: 'Forty-one neighbours, nine languages, one very long table. Thank you to everyone who squeezed into our courtyard yesterday.\n\nNext Sunday we cook with Tigist Bekele from Addis Ababa: doro wat, injera and her grandmother’s shiro. Bring a bowl and somebody you have not met yet.\n\nChairs: https://sofra-sundays.example.com',
        media: postImage('sofra-sundays', 'long-table'),
        hoursAgo: 20,
        counts: [1_284, 216, 38],
      },
    ],
  },
  {
    id: networkId('member', 2),
    name: 'Marlon Baptiste',
    headline: 'Carnival Brass & Sound',
    location: 'St Julian’s',
    handle: 'demo-marlon',
    portrait: readDrawing('members', 'marlon-baptiste'),
    slates: [
      {
        role: 'video',
        communityId: 6,
        id: networkId('post', 2),
        text: 'Saturday night on Triq ir-Repubblika. No stage, no tickets, just the street and whoever was walking home.',
        media: { type: 'video', picture: readDrawing('slates', 'street-dance') },
        hoursAgo: 70,
        counts: [5_730, 902, 147],
      },
    ],
  },
  {
    id: networkId('member', 3),
    name: 'Tigist Bekele',
    headline: 'Habesha Coffee & Injera Kitchen',
    location: 'Msida',
    handle: 'demo-tigist',
    portrait: readDrawing('members', 'tigist-bekele'),
    slates: [
      {
        role: 'ethiopic',
        communityId: 1,
        id: networkId('post', 3),
        text: 'ቡና ጠጡ! Three pours on Saturday at four: abol, tona, baraka. Whoever stays for the third is family.',
        media: postImage('habesha-kitchen', 'ceremony'),
        hoursAgo: 4,
        counts: [61, 12, 1],
      },
    ],
  },
  {
    id: networkId('member', 4),
    name: 'سلمى بن رمضان',
    headline: 'معلّمة لغة عربية ومالطية',
    location: 'Gżira',
    handle: 'demo-salma',
    portrait: readDrawing('members', 'salma-ben-ramadan'),
    slates: [
      {
        role: 'arabic',
        communityId: 3,
        id: networkId('post', 4),
        text: 'هل تعلمون أنّ نصف الكلمات المالطية من العربية؟ درسنا المفتوح يوم الخميس الساعة السابعة مساءً، والشاي علينا.\n\nMalti u Għarbi: ejjew, it-tè fuqna.',
        media: null,
        hoursAgo: 46,
        counts: [340, 57, 9],
      },
    ],
  },
  {
    id: networkId('member', 5),
    name: 'Prakash Gurung',
    headline: 'Himal Express',
    location: 'Ħamrun',
    handle: 'demo-prakash',
    portrait: readDrawing('members', 'prakash-gurung'),
    slates: [
      {
        role: 'devanagari',
        communityId: 5,
        id: networkId('post', 5),
        text: 'शुभ दीपावली! From all of us in Ħamrun: may your parcels arrive early and your lamps burn long.',
        media: postImage('himal-express', 'festival'),
        hoursAgo: 300,
        counts: [2_015, 431, 64],
      },
    ],
  },
  {
    id: networkId('member', 6),
    name: 'Roshni Thapar',
    headline: 'Mehndi by Roshni',
    location: 'Sliema',
    handle: 'demo-roshni',
    portrait: readDrawing('members', 'roshni-thapar'),
    slates: [
      {
        role: 'words',
        communityId: null,
        id: networkId('post', 6),
        text: 'Looking for a flat near the Sliema ferry for my cousin and her two girls, from January.\n\nShe sings, they draw, nobody smokes. Any lead helps.',
        media: null,
        hoursAgo: 9,
        counts: [1, 0, 0],
      },
      {
        role: 'wordless',
        communityId: 5,
        id: networkId('post', 7),
        text: '',
        media: postImage('mehndi-by-roshni', 'marigolds'),
        hoursAgo: 130,
        counts: [415, 88, 5],
      },
    ],
  },
];

export const DEMO_MEMBERS: readonly DemoMember[] = [...FIRST_MEMBERS, ...COMMUNITY_MEMBERS];

export function demoSlate(role: DemoSlateRole): DemoSlate & { author: DemoMember } {
  for (const author of DEMO_MEMBERS) {
    const found = author.slates.find((slate) => slate.role === role);
    if (found) return { ...found, author };
  }
  throw new Error(`No demo post plays "${role}"`);
}
