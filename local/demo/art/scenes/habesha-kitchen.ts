import type { Gallery } from '../gallery';
import { C } from '../palette';
import { arm, stand } from '../person';
import { arch, archWindow, lamp } from '../place';
import { at, circle, cycle, line, logo, oval, pattern, picture, rect, repeat, shape } from '../svg';
import { coffeePot, cup, plate, steam } from '../table';

const TIGIST = {
  skin: 3,
  hair: 'braids',
  top: C.cream,
  cloth: 'collar',
  trim: C.hibiscus,
  earrings: C.marigold,
} as const;
const STEWS = [C.brick, C.marigold, C.fern, C.wine, C.orange, C.leaf, C.clay] as const;

/** A shared plate from above: injera with a ring of stews. */
function beyaynetu(radius: number) {
  return [
    circle(0, 0, radius, C.clay),
    circle(0, 0, radius * 0.93, '#C9A77C'),
    pattern(
      { x: -radius * 0.75, y: -radius * 0.75, w: radius * 1.4, h: radius * 1.4, step: 17 },
      () => circle(0, 0, 1.8, '#AE8A60'),
    ),
    repeat(6, (n) =>
      at(0, 0, 1, oval(0, -radius * 0.58, radius * 0.22, radius * 0.27, cycle(STEWS, n)), n * 60),
    ),
    circle(0, 0, radius * 0.24, cycle(STEWS, 3)),
    circle(-5, -6, radius * 0.06, C.cream),
  ];
}

function roll(colour: string) {
  return (
    rect(-44, -13, 88, 26, colour, 13) + circle(-36, 0, 9, '#AE8A60') + circle(-36, 0, 4, colour)
  );
}

const sharedPlate = picture(
  C.pine,
  circle(14, 286, 92, C.fern),
  circle(390, 20, 74, C.fern),
  at(200, 150, 1, beyaynetu(128)),
  at(54, 56, 1.05, roll('#C9A77C'), -24),
  at(346, 250, 1.05, roll('#C9A77C'), -24),
  circle(352, 78, 30, C.cream),
  circle(352, 78, 24, '#3B2117'),
  circle(48, 226, 30, C.cream),
  circle(48, 226, 24, '#3B2117'),
);

const ceremony = picture(
  C.orange,
  archWindow(304, 222, 130, 190, C.brick, C.butter),
  circle(304, 96, 26, C.cream),
  stand(136, 176, 1.75, { ...TIGIST, look: 4 }),
  rect(0, 238, 400, 62, C.brick),
  repeat(20, (n) => line(`M${n * 22 - 4} 300L${n * 22 + 12} 246`, C.clay, 4)),
  rect(176, 222, 190, 20, C.wine, 6),
  ...[226, 272, 318].map((x, n) => at(x, 224, 0.9, cup(n === 1 ? C.hibiscus : C.cream, 34, 30))),
  at(252, 148, 0.95, coffeePot(C.ink), 40),
  arm('M104 250C150 262 196 196 232 164', C.cream, [236, 160], 3, 28),
  line('M311 143C317 160 318 176 318 196', '#3B2117', 5),
  at(276, 186, 0.8, steam(C.orange, 30)),
);

/** The pot on its coals, from close by. */
const jebena = picture(
  C.wine,
  circle(200, 160, 134, C.hibiscus),
  at(196, 232, 2.35, coffeePot(C.ink)),
  shape('M112 232H288L268 282H132Z', C.brick),
  repeat(5, (n) => circle(134 + n * 33, 232, 11, cycle([C.marigold, C.orange], n))),
  at(288, 88, 1.3, steam(C.cream, 40)),
);

const baking = picture(
  C.mint,
  lamp(86, 24, C.pine),
  stand(206, 148, 1.7, {
    ...TIGIST,
    hair: 'wrap',
    hairColour: C.cream,
    fold: C.sand,
    top: C.fern,
    cloth: 'apron',
    trim: C.butter,
    smile: 'open',
  }),
  rect(0, 232, 400, 68, C.pine),
  oval(200, 232, 158, 34, C.ink),
  oval(200, 227, 142, 27, '#C9A77C'),
  pattern({ x: 86, y: 212, w: 216, h: 22, step: 22 }, () => circle(0, 0, 2.6, '#AE8A60')),
  line('M262 186C248 200 236 208 220 218', '#C9A77C', 9),
  at(284, 168, 1.1, shape('M-15-28H15C22-8 18 16 8 22H-8C-18 16-22-8-15-28Z', C.clay), -118),
  arm('M264 218C300 214 312 194 300 172', C.fern, [296, 166], 3, 26),
);

const spices = picture(
  C.butter,
  pattern(
    { x: 34, y: 46, w: 340, h: 250, step: 112 },
    (n) =>
      plate(47, cycle([C.cream, C.pine, C.cream, C.wine], n), cycle(STEWS, n * 2)) +
      circle(0, 0, 15, cycle([C.brick, C.orange, C.fern], n)),
  ),
);

/** Habesha Coffee & Injera Kitchen. */
export const habeshaKitchen: Gallery = {
  logo: logo(
    C.pine,
    arch(100, 200, 128, 164, C.butter),
    at(98, 170, 1.75, coffeePot(C.brick)),
    at(152, 84, 0.8, steam(C.brick, 34)),
    rect(20, 170, 160, 30, C.wine),
  ),
  pictures: [
    { name: 'shared-plate', svg: sharedPlate },
    { name: 'ceremony', svg: ceremony },
    { name: 'baking', svg: baking },
    { name: 'jebena', svg: jebena },
    { name: 'spices', svg: spices },
  ],
};
