import type { Gallery } from '../gallery';
import { C } from '../palette';
import { arm, stand } from '../person';
import { arch, archWindow, gallarija, plant } from '../place';
import { at, circle, line, logo, picture, rect, repeat, shape } from '../svg';
import { teaGlass } from '../table';
import { books, paper } from '../things';

const NABIL = {
  skin: 4,
  hair: 'crop',
  top: C.ink,
  cloth: 'collar',
  trim: C.cream,
  beard: true,
  glasses: true,
} as const;
const SHELF = [C.wine, C.sea, C.clay, C.fern, C.marigold, C.deep, C.hibiscus] as const;

/** The scales, each pan a bowl. */
function scales(colour: string, pan: string) {
  return [
    rect(-6, -150, 12, 150, colour, 5),
    rect(-46, -10, 92, 14, colour, 6),
    line('M-92-118Q0-170 92-118', colour, 11),
    circle(0, -156, 13, colour),
    ...[-92, 92].map(
      (x) =>
        line(`M${x}-116L${x - 34}-56M${x}-116L${x + 34}-56`, colour, 4) +
        shape(`M${x - 44}-58h88a44 38 0 0 1-88 0Z`, pan),
    ),
  ];
}

const shelves = repeat(
  2,
  (row) =>
    at(
      22,
      96 + row * 92,
      1,
      books(
        Array.from(
          { length: 13 },
          (_, n) =>
            [
              24 + ((n * 7 + row * 5) % 9),
              58 + ((n * 13 + row * 11) % 22),
              SHELF[(n * 3 + row) % SHELF.length] ?? C.sea,
            ] as const,
        ),
      ),
    ) + rect(10, 96 + row * 92, 380, 9, C.brick),
);

const desk = picture(
  C.sky,
  rect(0, 0, 400, 210, C.sand),
  shelves,
  stand(206, 196, 1.7, NABIL),
  rect(0, 236, 400, 64, C.brick),
  rect(0, 230, 400, 14, C.ink),
  at(118, 264, 1, paper(96, 70, C.sand, 4), -8),
  at(318, 246, 1.1, teaGlass(C.clay)),
  arm('M262 268C244 250 214 250 190 258', C.ink, [182, 260], 4, 26),
  line('M176 256L156 270', C.hibiscus, 6),
);

const weighing = picture(
  C.deep,
  circle(200, 150, 132, C.sea),
  at(200, 258, 1.15, scales(C.butter, C.hibiscus)),
);

/** Two readers of one document, heads together. */
const lineByLine = picture(
  C.leaf,
  archWindow(200, 230, 190, 214, C.cream, C.mint),
  stand(122, 186, 1.55, { ...NABIL, look: 4 }),
  stand(284, 192, 1.5, { skin: 5, hair: 'scarf', hairColour: C.hibiscus, top: C.wine, look: -4 }),
  rect(0, 240, 400, 60, C.pine),
  at(203, 238, 1, paper(150, 104, C.sand, 6), -2),
  arm('M86 282C110 262 130 258 150 250', C.ink, [152, 250], 4, 24),
  arm('M330 284C306 268 286 266 262 268', C.wine, [258, 268], 5, 24),
);

const streetDoor = picture(
  C.stone,
  rect(0, 0, 400, 300, C.sand),
  repeat(6, (n) => rect(0, 48 + n * 50, 400, 2.5, C.stone)),
  gallarija(34, 18, 150, C.pine, C.sky, C.fern),
  arch(294, 300, 132, 250, C.cream),
  arch(294, 300, 104, 234, C.deep),
  rect(292, 88, 4, 212, C.night),
  circle(282, 206, 6, C.marigold),
  circle(306, 206, 6, C.marigold),
  rect(202, 150, 18, 54, C.ink, 3),
  rect(206, 158, 10, 4, C.butter),
  rect(206, 168, 10, 4, C.butter),
  at(74, 300, 1.25, plant(C.clay, C.fern)),
);

/** Studju Legali Haddad & Partners. */
export const studjuHaddad: Gallery = {
  logo: logo(C.sky, arch(100, 200, 122, 150, C.deep), stand(100, 150, 1.25, NABIL)),
  pictures: [
    { name: 'desk', svg: desk },
    { name: 'line-by-line', svg: lineByLine },
    { name: 'scales', svg: weighing },
    { name: 'street-door', svg: streetDoor },
  ],
};
