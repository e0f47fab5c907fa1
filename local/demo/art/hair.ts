import { C } from './palette';
import { at, circle, line, rect, repeat, type Svg, shape } from './svg';

/** Hair or head cover: what lies behind the body, and what lies over the face. */
interface Style {
  back?: (colour: string) => Svg;
  front: (colour: string, shade: string) => Svg;
  /** Lies over shoulders and neck. */
  over?: (colour: string, shade: string) => Svg;
  /** Ears and ear-rings do not show. */
  hidesEars?: boolean;
}

const CAP = 'M-20-44C-22-70 22-70 20-44C12-55-12-55-20-44Z';
const SCARF =
  'M-26-42C-27-76 27-76 26-42C26-30 20-16 0-12C-20-16-26-30-26-42ZM0-59C-12-59-17-52-17-41C-17-28-9-19 0-19S17-28 17-41C17-52 12-59 0-59Z';

/** Every style by name, drawn around a head whose chin is at y = -15 and whose crown is at -65. */
const HAIR = {
  bald: { front: () => '' },
  fade: { front: (c) => shape('M-19-50C-20-72 20-72 19-50C10-57-10-57-19-50Z', c) },
  crop: {
    front: (c) => shape('M-20-42C-23-72 23-72 20-42C17-52 12-55 4-56C-6-57-17-54-20-42Z', c),
  },
  quiff: {
    front: (c) =>
      shape('M-20-44C-24-66-10-76 6-74C22-74 26-60 20-44C18-52 14-56 4-56S-16-56-20-44Z', c),
  },
  afro: {
    back: (c) => circle(0, -50, 33, c),
    front: (c) => shape('M-19-46C-20-66 20-66 19-46C12-56-12-56-19-46Z', c),
  },
  curls: {
    back: (c) =>
      [
        [-20, -52, 15],
        [20, -52, 15],
        [0, -66, 18],
        [-14, -64, 14],
        [14, -64, 14],
        [-23, -36, 10],
        [23, -36, 10],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, c))
        .join(''),
    front: (c) => shape('M-19-46C-18-60 18-60 19-46C10-54-10-54-19-46Z', c),
  },
  braids: {
    back: (c) => shape('M-25-46C-25-78 25-78 25-46L28 24h-9L16-6H-16L-19 24h-9Z', c),
    front: (c) => shape('M-20-44C-21-70 21-70 20-44C13-56 3-58 0-64C-3-58-13-56-20-44Z', c),
  },
  locs: {
    back: (c) => shape('M-27-44C-28-80 28-80 27-44V-8h-7v8h-7v-6H-13v6h-7v-8h-7Z', c),
    front: (c) => shape(CAP, c),
  },
  long: {
    back: (c) => shape('M-25-46C-25-78 25-78 25-46V2Q0 12-25 2Z', c),
    front: (c) => shape('M-20-42C-22-70 22-70 20-42C16-54 6-58-2-58C-10-56-17-52-20-42Z', c),
  },
  bob: {
    back: (c) => shape('M-26-44C-27-78 27-78 26-44V-22Q18-14 0-14T-26-22Z', c),
    front: (c) => shape('M-20-40C-23-70 23-70 20-40C18-50 12-53 0-53S-18-50-20-40Z', c),
  },
  bun: {
    back: (c) => circle(0, -74, 13, c),
    front: (c) => shape('M-20-42C-22-72 22-72 20-42C15-55-15-55-20-42Z', c),
  },
  puffs: {
    back: (c) => circle(-20, -66, 13, c) + circle(20, -66, 13, c),
    front: (c) => shape(CAP, c),
  },
  tail: {
    back: (c) => shape('M6-66C40-78 46-30 30-6C26-22 28-44 14-54Z', c),
    front: (c) => shape(CAP, c),
  },
  plait: {
    back: (c) => shape('M-22-50C-24-76 24-76 22-50Z', c),
    front: (c) => shape('M-20-42C-21-70 21-70 20-42C14-54 4-60 0-64C-4-60-14-54-20-42Z', c),
    over: (c) =>
      repeat(4, (n) => at(20 + n, -22 + n * 11, 1, shape('M-6-6Q0-10 6-6Q8 2 0 7Q-8 2-6-6Z', c))),
  },
  wrap: {
    front: (c, s) =>
      shape('M-21-48C-38-56-34-84-8-84C10-96 40-84 32-62C30-52 22-50 20-46C10-56-10-56-21-48Z', c) +
      line('M-20-52C-8-66 14-72 31-68M-24-62C-8-78 14-82 26-80', s, 2.5),
  },
  turban: {
    front: (c, s) =>
      shape('M-22-46C-28-78 28-78 22-46C14-54 6-58 0-62C-6-58-14-54-22-46Z', c) +
      line('M-20-52C-14-66 10-72 20-66M20-52C14-64-4-70-14-70', s, 2.5),
  },
  scarf: {
    back: (c) => shape('M-26-42C-27-76 27-76 26-42C28-20 34-6 36 8H-36C-34-6-28-20-26-42Z', c),
    front: (c) => shape(SCARF, c),
    over: (c) => shape('M-24-22C-16-17 16-17 24-22C30-4 20 8 0 10S-30-4-24-20Z', c),
    hidesEars: true,
  },
  kufi: {
    front: (c, s) => shape('M-20-48C-20-74 20-74 20-48Z', c) + rect(-21, -53, 42, 8, s, 2),
  },
  cap: {
    front: (c, s) =>
      shape('M-21-48C-22-76 22-76 21-48Z', c) + shape('M-4-52H34Q36-45 28-45H-4Z', s),
  },
  straw: {
    front: (c, s) =>
      shape('M-20-50C-18-80 18-80 20-50Z', c) +
      rect(-20, -57, 40, 7, s) +
      rect(-34, -52, 68, 7, c, 3),
  },
  chef: {
    front: (c) =>
      circle(-13, -72, 12, c) +
      circle(13, -72, 12, c) +
      circle(0, -79, 13, c) +
      rect(-19, -70, 38, 20, c, 3),
  },
} as const satisfies Record<string, Style>;

export type HairName = keyof typeof HAIR;

/** A style by its name, with every layer present. */
export function hairStyle(name: HairName): Required<Style> {
  const style: Style = HAIR[name];
  return { back: () => '', over: () => '', hidesEars: false, ...style };
}

/** The usual colours of hair. */
export const HAIR_COLOUR = { black: C.hair, brown: '#2B1B15', red: '#7A3B1E', grey: '#A9A49A' };
