import { HAIR_COLOUR, type HairName, hairStyle } from './hair';
import { C, SKIN, type SkinTone } from './palette';
import { at, circle, line, rect, repeat, type Svg, shape } from './svg';

type Cloth = 'plain' | 'stripes' | 'dots' | 'arches' | 'collar' | 'apron' | 'shirt' | 'vest';

/** Who somebody is, in the house's grammar: arch shoulders, oval head, dot eyes, a smile like a bowl. */
export interface Person {
  skin: SkinTone;
  hair: HairName;
  top: string;
  /** Colour of hair or head cover; black by default. */
  hairColour?: string;
  /** A darker tone of a head cover's folds or brim. */
  fold?: string;
  cloth?: Cloth;
  /** Second colour of the clothes. */
  trim?: string;
  /** Where they look: -4 (start) to 4 (end). */
  look?: number;
  smile?: 'bowl' | 'open' | 'asleep';
  beard?: boolean | string;
  glasses?: boolean;
  earrings?: string;
  bindi?: string;
}

const CLOTHS: Record<Cloth, (trim: string) => Svg> = {
  plain: () => '',
  stripes: (t) => repeat(7, (n) => rect(-42, 22 + n * 14, 84, 5, t)),
  dots: (t) =>
    repeat(24, (n) =>
      circle(
        -28 + (n % 4) * 18 + (Math.floor(n / 4) % 2) * 9 - 3,
        20 + Math.floor(n / 4) * 13,
        3.6,
        t,
      ),
    ),
  arches: (t) =>
    repeat(9, (n) =>
      line(`M${-33 + (n % 3) * 24} ${44 + Math.floor(n / 3) * 26}v-9a9 9 0 0 1 18 0v9`, t, 4),
    ),
  collar: (t) => line('M-12-4L0 18 12-4', t, 5),
  apron: (t) =>
    shape('M-20 10H20V150H-34V40Q-20 34-20 10Z', t) +
    shape('M20 10Q20 34 34 40V150H-4V10Z', t) +
    line('M-19 12L-13-4M19 12L13-4', t, 4),
  shirt: (t) =>
    shape('M-13-6L0 10L13-6L18 4L6 16L0 10L-6 16L-18 4Z', t) + rect(-1.5, 12, 3, 130, t),
  vest: (t) => shape('M-42 26C-42 8-30-3-18-6L-8 150H-42ZM42 26C42 8 30-3 18-6L8 150H42Z', t),
};

/** A person from the chest up. The origin is the neckline; the body runs on far below it. */
export function person(who: Person): Svg {
  const { face, shade } = SKIN[who.skin];
  const style = hairStyle(who.hair);
  const colour = who.hairColour ?? HAIR_COLOUR.black;
  const fold = who.fold ?? colour;
  return [
    style.back(colour),
    shape('M-42 150V26C-42 4-22-7 0-7S42 4 42 26V150Z', who.top),
    CLOTHS[who.cloth ?? 'plain'](who.trim ?? C.cream),
    shape('M-10-24H10V-2Q0 10-10-2Z', shade),
    style.hidesEars ? '' : circle(-19, -39, 5, shade) + circle(19, -39, 5, shade),
    shape('M-20-44C-20-72 20-72 20-44C20-26 10-15 0-15S-20-26-20-44Z', face),
    who.beard ? beard(who.beard === true ? colour : who.beard) : '',
    style.front(colour, fold),
    features(who),
    style.over(colour, fold),
  ].join('');
}

/** A person at a place in a picture. */
export function stand(x: number, y: number, scale: number, who: Person, turn = 0): Svg {
  return at(x, y, scale, person(who), turn);
}

function beard(colour: string): Svg {
  return shape(
    'M-19-38C-19-10 19-10 19-38C16-30 10-30 6-31C2-33-2-33-6-31C-10-30-16-30-19-38Z',
    colour,
  );
}

function features(who: Person): Svg {
  const x = who.look ?? 0;
  const lip = who.beard ? C.white : '#14100D';
  const eyes =
    who.smile === 'asleep'
      ? line(`M${x - 10}-41q3 3 6 0M${x + 4}-41q3 3 6 0`, '#14100D', 1.8)
      : circle(x - 7, -41, 2.3, '#14100D') + circle(x + 7, -41, 2.3, '#14100D');
  const mouth =
    who.smile === 'open'
      ? shape(`M${x - 6}-31H${x + 6}Q${x + 5}-22 ${x}-22T${x - 6}-31Z`, C.white)
      : line(`M${x - 6}-30Q${x}-23 ${x + 6}-30`, lip, 2.2);
  const glasses = who.glasses
    ? `<g fill="none" stroke="#14100D" stroke-width="1.8"><circle cx="${x - 8}" cy="-41" r="6.5"/><circle cx="${x + 8}" cy="-41" r="6.5"/><path d="M${x - 1.5}-41h3"/></g>`
    : '';
  const rings = who.earrings
    ? circle(-20, -31, 3.2, who.earrings) + circle(20, -31, 3.2, who.earrings)
    : '';
  return eyes + mouth + glasses + rings + (who.bindi ? circle(x, -50, 1.9, who.bindi) : '');
}

/** An arm in picture units: a thick sleeve along a path, and the hand at its end. */
export function arm(
  d: string,
  sleeve: string,
  hand: [x: number, y: number],
  skin: SkinTone,
  width = 30,
): Svg {
  return line(d, sleeve, width) + circle(hand[0], hand[1], width * 0.46, SKIN[skin].face);
}
