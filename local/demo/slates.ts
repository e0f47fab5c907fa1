import type { Gallery } from './art/gallery';
import { C } from './art/palette';
import { type Person, person } from './art/person';
import { habeshaKitchen } from './art/scenes/habesha-kitchen';
import { himalExpress } from './art/scenes/himal-express';
import { mehndiByRoshni } from './art/scenes/mehndi-by-roshni';
import { sofraSundays } from './art/scenes/sofra-sundays';
import { streetDance } from './art/scenes/street-dance';
import { at, logo, type Svg } from './art/svg';

/** What a demo post is good for in a test, a screenshot or a tour. */
export type DemoSlateRole =
  | 'image'
  | 'video'
  | 'words'
  | 'arabic'
  | 'devanagari'
  | 'ethiopic'
  | 'wordless';

/** A post of the demo. Its id never changes, so that tests and documents may link to it. */
export interface DemoSlate {
  role: DemoSlateRole;
  id: string;
  text: string;
  /** A drawn picture, or the drawn video under its first picture. */
  media: { type: 'image' | 'video'; picture: Svg } | null;
  hoursAgo: number;
  counts: readonly [views: number, likes: number, comments: number];
}

/** Somebody who writes in the app, with what they wrote. */
export interface DemoMember {
  id: string;
  name: string;
  headline: string;
  location: string;
  portrait: Svg;
  slates: readonly DemoSlate[];
}

const idOf = (kind: 1 | 2, number: number) =>
  `5e771100-0000-4000-800${kind}-${String(number).padStart(12, '0')}`;

function portrait(field: string, who: Person): Svg {
  return logo(field, at(100, 168, 1.72, person(who)));
}

function pictureOf({ pictures }: Gallery, name: string): Svg {
  const found = pictures.find((picture) => picture.name === name);
  if (!found) throw new Error(`no picture is called "${name}"`);
  return found.svg;
}

const image = (gallery: Gallery, name: string) =>
  ({ type: 'image', picture: pictureOf(gallery, name) }) as const;

/** Who writes in the demo: some of its providers. */
export const DEMO_MEMBERS: readonly DemoMember[] = [
  {
    id: idOf(2, 1),
    name: 'Rima Shahin',
    headline: 'Cook and founder of Sofra Sundays',
    location: 'Birkirkara',
    portrait: portrait(C.leaf, {
      ...{ skin: 6, hair: 'bob', hairColour: '#2B1B15', top: C.fern, earrings: C.marigold },
    }),
    slates: [
      {
        role: 'image',
        id: idOf(1, 1),
        text: 'Forty-one neighbours, nine languages, one very long table. Thank you to everyone who squeezed into our courtyard yesterday.\n\nNext Sunday we cook with Tigist Bekele from Addis Ababa: doro wat, injera and her grandmother’s shiro. Bring a bowl and somebody you have not met yet.\n\nChairs: https://sofra-sundays.example.com',
        media: image(sofraSundays, 'long-table'),
        hoursAgo: 20,
        counts: [1_284, 216, 38],
      },
    ],
  },
  {
    id: idOf(2, 2),
    name: 'Marlon Baptiste',
    headline: 'Carnival Brass & Sound',
    location: 'St Julian’s',
    portrait: portrait(C.deep, {
      ...{ skin: 2, hair: 'locs', top: C.marigold, cloth: 'arches', trim: C.wine },
      ...{ beard: C.hair, smile: 'open' },
    }),
    slates: [
      {
        role: 'video',
        id: idOf(1, 2),
        text: 'Saturday night on Triq ir-Repubblika. No stage, no tickets, just the street and whoever was walking home.',
        media: { type: 'video', picture: streetDance(0) },
        hoursAgo: 70,
        counts: [5_730, 902, 147],
      },
    ],
  },
  {
    id: idOf(2, 3),
    name: 'Tigist Bekele',
    headline: 'Habesha Coffee & Injera Kitchen',
    location: 'Msida',
    portrait: portrait(C.marigold, {
      ...{ skin: 2, hair: 'long', top: C.cream, trim: C.hibiscus, cloth: 'collar' },
      earrings: C.wine,
    }),
    slates: [
      {
        role: 'ethiopic',
        id: idOf(1, 3),
        text: 'ቡና ጠጡ! Three pours on Saturday at four: abol, tona, baraka. Whoever stays for the third is family.',
        media: image(habeshaKitchen, 'ceremony'),
        hoursAgo: 4,
        counts: [61, 12, 1],
      },
    ],
  },
  {
    id: idOf(2, 4),
    name: 'سلمى بن رمضان',
    headline: 'معلّمة لغة عربية ومالطية',
    location: 'Gżira',
    portrait: portrait(C.sky, {
      ...{ skin: 5, hair: 'scarf', hairColour: C.deep, fold: C.night, top: C.wine },
      smile: 'open',
    }),
    slates: [
      {
        role: 'arabic',
        id: idOf(1, 4),
        text: 'هل تعلمون أنّ نصف الكلمات المالطية من العربية؟ درسنا المفتوح يوم الخميس الساعة السابعة مساءً، والشاي علينا.\n\nMalti u Għarbi: ejjew, it-tè fuqna.',
        media: null,
        hoursAgo: 46,
        counts: [340, 57, 9],
      },
    ],
  },
  {
    id: idOf(2, 5),
    name: 'Prakash Gurung',
    headline: 'Himal Express',
    location: 'Ħamrun',
    portrait: portrait(C.orange, {
      ...{ skin: 4, hair: 'fade', top: C.sea, cloth: 'vest', trim: C.deep, glasses: true },
    }),
    slates: [
      {
        role: 'devanagari',
        id: idOf(1, 5),
        text: 'शुभ दीपावली! From all of us in Ħamrun: may your parcels arrive early and your lamps burn long.',
        media: image(himalExpress, 'festival'),
        hoursAgo: 300,
        counts: [2_015, 431, 64],
      },
    ],
  },
  {
    id: idOf(2, 6),
    name: 'Roshni Thapar',
    headline: 'Mehndi by Roshni',
    location: 'Sliema',
    portrait: portrait(C.rose, {
      ...{ skin: 4, hair: 'plait', top: C.wine, cloth: 'dots', trim: C.marigold, bindi: C.wine },
    }),
    slates: [
      {
        role: 'words',
        id: idOf(1, 6),
        text: 'Looking for a flat near the Sliema ferry for my cousin and her two girls, from January.\n\nShe sings, they draw, nobody smokes. Any lead helps.',
        media: null,
        hoursAgo: 9,
        counts: [1, 0, 0],
      },
      {
        role: 'wordless',
        id: idOf(1, 7),
        text: '',
        media: image(mehndiByRoshni, 'marigolds'),
        hoursAgo: 130,
        counts: [415, 88, 5],
      },
    ],
  },
];

/** The first demo post with a role. Throws for a role that none plays. */
export function demoSlate(role: DemoSlateRole): DemoSlate & { author: DemoMember } {
  for (const author of DEMO_MEMBERS) {
    const found = author.slates.find((slate) => slate.role === role);
    if (found) return { ...found, author };
  }
  throw new Error(`No demo post plays "${role}"`);
}
