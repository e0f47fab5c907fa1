import type { Gallery } from '../gallery';
import { C } from '../palette';
import { arm, stand } from '../person';
import { arch, archWindow, lamp, lights } from '../place';
import { at, circle, cycle, line, logo, pattern, picture, rect, repeat, shape } from '../svg';
import { teaGlass } from '../table';
import { openBook } from '../things';

const SALMA = { skin: 5, hair: 'scarf', hairColour: C.sea, top: C.deep, glasses: true } as const;

/** Three letters drawn as strokes, so that no font is needed: dal, alif, ra. */
function dar(colour: string, width: number) {
  return [
    line('M62-40C76-30 80-8 56-4C48-3 42-4 36-8', colour, width),
    line('M8-66V-4', colour, width),
    line('M-24-34C-14-12-26 14-58 18', colour, width),
  ];
}

/** An eight-pointed star, the corner of many a tiled wall. */
function star(radius: number, colour: string) {
  const r = radius * 0.72;
  return rect(-r, -r, r * 2, r * 2, colour) + at(0, 0, 1, rect(-r, -r, r * 2, r * 2, colour), 45);
}

const board = picture(
  C.butter,
  rect(32, 26, 252, 168, C.brick, 8),
  rect(42, 36, 232, 148, C.pine, 4),
  at(150, 134, 1.25, dar(C.cream, 9)),
  line('M78 164H238', C.leaf, 4),
  rect(0, 250, 400, 50, C.marigold),
  stand(320, 190, 1.75, { ...SALMA, look: -4, smile: 'open' }),
  arm('M276 250C252 220 250 190 256 160', C.deep, [256, 152], 5, 26),
  line('M256 148L236 124', C.cream, 7),
);

const aroundTheTable = picture(
  C.night,
  lights(0, 26, 400, 44, 8, C.butter),
  archWindow(200, 190, 112, 130, C.deep, C.marigold),
  stand(76, 180, 1.3, { skin: 6, hair: 'quiff', hairColour: '#7A3B1E', top: C.hibiscus, look: 4 }),
  stand(200, 176, 1.3, SALMA),
  stand(322, 180, 1.3, {
    skin: 2,
    hair: 'puffs',
    top: C.marigold,
    look: -4,
    smile: 'open',
    earrings: C.cream,
  }),
  rect(0, 226, 400, 74, C.brick),
  rect(0, 220, 400, 13, C.ink),
  at(132, 228, 0.9, openBook(96, C.wine, C.sand)),
  at(264, 228, 0.9, openBook(96, C.fern, C.sand)),
  ...[46, 200, 356].map((x) => at(x, 262, 0.9, teaGlass(C.orange))),
);

const bookPage = picture(
  C.clay,
  pattern({ x: 0, y: 0, w: 400, h: 300, step: 92 }, (n) => star(24, cycle([C.brick, C.orange], n))),
  at(200, 128, 1, [
    shape('M-168-70V112Q-84 86 0 118Q84 86 168 112V-70Z', C.deep),
    shape('M0-62C-50-92-118-88-156-74V94C-118 80-50 78 0 106Z', C.cream),
    shape('M0-62C50-92 118-88 156-74V94C118 80 50 78 0 106Z', C.cream),
    at(82, 20, 0.84, dar(C.wine, 11)),
    repeat(5, (n) =>
      line(
        `M-132 ${-44 + n * 24}Q-80 ${-58 + n * 24} -26 ${-36 + n * 24}`,
        n === 0 ? C.ink : C.sand,
        7,
      ),
    ),
    line('M0-62V106', C.sand, 4),
  ]),
);

const mintTea = picture(
  C.fern,
  circle(200, 150, 128, C.leaf),
  at(138, 244, 2.3, teaGlass(C.marigold, C.mint)),
  at(268, 244, 2.3, teaGlass(C.marigold, C.mint)),
  ...[138, 268].map((x) =>
    at(
      x,
      150,
      1.2,
      shape('M0 0C-4-30-26-30-30-40C-14-46 2-28 0 0ZM0 0C6-28 24-26 32-34C22-48 0-34 0 0Z', C.pine),
    ),
  ),
  lamp(200, 10, C.hibiscus),
  rect(0, 246, 400, 54, C.pine),
  repeat(9, (n) => at(22 + n * 45, 274, 1, star(11, n % 2 ? C.marigold : C.leaf))),
);

/** Dar il-Kelma, the house of the word. */
export const darIlKelma: Gallery = {
  logo: logo(
    C.marigold,
    arch(100, 200, 128, 164, C.deep),
    at(98, 132, 0.72, dar(C.cream, 13)),
    shape('M64 160H136a36 26 0 0 1-72 0Z', C.hibiscus),
  ),
  pictures: [
    { name: 'board', svg: board },
    { name: 'around-the-table', svg: aroundTheTable },
    { name: 'book', svg: bookPage },
    { name: 'mint-tea', svg: mintTea },
  ],
};
