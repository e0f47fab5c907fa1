import type { Gallery } from '../gallery';
import { C } from '../palette';
import { arm, stand } from '../person';
import { arch, lamp, plant } from '../place';
import { at, circle, cycle, line, logo, oval, picture, rect, repeat, shape } from '../svg';
import { books, openBook } from '../things';

const FOLAKE = {
  skin: 3,
  hair: 'afro',
  top: C.sea,
  cloth: 'stripes',
  trim: C.sky,
  smile: 'open',
  earrings: C.marigold,
} as const;

/** Tortoise, who is in every story. */
function tortoise(shell: string, plates: string, skin: string) {
  return [
    oval(100, -34, 27, 22, skin),
    shape('M60-8L84-44L108-16L96-4Z', skin),
    circle(110, -40, 3.5, C.ink),
    line('M104-26q8 5 14 0', C.ink, 3),
    ...[-48, 40].map((x) => rect(x - 14, -18, 28, 32, skin, 12)),
    shape('M-84 0C-84-104 84-104 84 0Z', shell),
    ...[
      [-36, -32],
      [0, -52],
      [36, -32],
      [0, -18],
    ].map(([x = 0, y = 0]) => at(x, y, 1, shape('M-14-8L0-16L14-8V8L0 16L-14 8Z', plates))),
    rect(-90, -8, 180, 12, plates, 6),
    shape('M-84 2L-106 12L-84 8Z', skin),
  ];
}

const tale = picture(
  C.leaf,
  circle(318, 76, 44, C.butter),
  shape('M0 226Q120 180 236 222T400 214V300H0Z', C.fern),
  at(176, 244, 1.36, tortoise(C.brick, C.clay, C.butter)),
  at(38, 290, 1.1, plant(C.marigold, C.pine)),
);

const counting = picture(
  C.butter,
  rect(54, 30, 292, 196, C.brick, 10),
  ...[0, 1, 2, 3].map(
    (row) =>
      rect(66, 62 + row * 44, 268, 5, C.sand) +
      repeat(9, (n) =>
        oval(
          n < 6 - row ? 84 + n * 20 : 172 + n * 18,
          64 + row * 44,
          9,
          15,
          cycle([C.hibiscus, C.sea, C.marigold, C.leaf], row),
        ),
      ),
  ),
  rect(0, 250, 400, 50, C.marigold),
  rect(40, 222, 320, 14, C.ink, 6),
  rect(70, 232, 14, 40, C.ink),
  rect(316, 232, 14, 40, C.ink),
);

const song = picture(
  C.sea,
  circle(200, 330, 216, C.deep),
  stand(200, 172, 1.5, FOLAKE),
  stand(72, 226, 1.2, { skin: 2, hair: 'puffs', top: C.marigold, smile: 'open', look: 4 }),
  stand(328, 226, 1.2, {
    skin: 1,
    hair: 'fade',
    top: C.hibiscus,
    cloth: 'stripes',
    trim: C.rose,
    smile: 'open',
    look: -4,
  }),
  stand(144, 260, 1.15, {
    skin: 5,
    hair: 'plait',
    hairColour: '#2B1B15',
    top: C.leaf,
    smile: 'open',
  }),
  stand(262, 260, 1.15, {
    skin: 3,
    hair: 'curls',
    top: C.cream,
    cloth: 'dots',
    trim: C.wine,
    smile: 'open',
  }),
  ...[
    [36, 74],
    [92, 36],
    [324, 52],
    [372, 106],
  ].map(([x = 0, y = 0], n) =>
    at(
      x,
      y,
      1,
      [
        oval(0, 0, 11, 8, cycle([C.butter, C.rose], n)),
        line('M9-2V-36Q20-32 22-20', cycle([C.butter, C.rose], n), 4.5),
      ],
      8 - n * 6,
    ),
  ),
);

const homework = picture(
  C.rose,
  lamp(322, 34, C.deep),
  rect(22, 40, 150, 10, C.brick, 3),
  at(
    32,
    40,
    1,
    books([
      [18, 30, C.sea],
      [14, 26, C.fern],
      [20, 32, C.wine],
      [16, 28, C.marigold],
      [22, 32, C.deep],
    ]),
  ),
  stand(140, 176, 1.4, { ...FOLAKE, smile: 'bowl', look: 4 }),
  stand(264, 194, 1.24, { skin: 4, hair: 'crop', top: C.fern, look: -4 }),
  rect(0, 236, 400, 64, C.wine),
  rect(0, 230, 400, 13, C.ink),
  at(218, 246, 1, openBook(128, C.deep, C.sand)),
  arm('M310 268C300 258 286 254 274 254', C.fern, [270, 254], 4, 22),
  line('M268 254L252 266', C.marigold, 6),
  ...[0, 1, 2].map((n) =>
    at(
      52 + n * 15,
      232,
      1,
      rect(-4, -46 + n * 6, 8, 46 - n * 6, cycle([C.hibiscus, C.butter, C.sea], n), 2),
    ),
  ),
  shape('M38 200H98L92 232H44Z', C.cream),
);

/** Ilé Ẹ̀kọ́, the house of learning. */
export const ileEkoTutors: Gallery = {
  logo: logo(C.butter, arch(100, 200, 122, 150, C.cream), stand(100, 150, 1.2, FOLAKE)),
  pictures: [
    { name: 'song', svg: song },
    { name: 'tortoise', svg: tale },
    { name: 'homework', svg: homework },
    { name: 'counting', svg: counting },
  ],
};
