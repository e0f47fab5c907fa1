import type { Gallery } from '../gallery';
import { C } from '../palette';
import { arm, stand } from '../person';
import { arch, skyline } from '../place';
import { at, circle, cycle, line, logo, mirrored, picture, rect, repeat, shape } from '../svg';
import { box } from '../things';
import { van } from '../vehicles';
import { COUSIN, THIAGO } from './maos-de-ouro';

const sofa = [
  shape('M-86-22V-62Q-86-84-64-84H64Q86-84 86-62V-22Z', C.hibiscus),
  rect(-100, -56, 34, 52, C.wine, 14),
  rect(66, -56, 34, 52, C.wine, 14),
  rect(-80, -36, 160, 30, C.rose, 8),
  rect(-82, -8, 12, 14, C.ink),
  rect(70, -8, 12, 14, C.ink),
];

const loaded = picture(
  C.mint,
  skyline(
    226,
    [
      [-4, 92, 150, C.sand],
      [90, 78, 112, C.clay],
      [262, 70, 132, C.stone],
      [334, 70, 100, C.sand],
    ],
    C.deep,
  ),
  rect(0, 224, 400, 76, C.ink),
  repeat(6, (n) => rect(8 + n * 74, 280, 42, 6, C.cream, 2)),
  at(214, 268, 1.22, van(C.fern, C.sky, C.butter)),
  mirrored(172, 214, 0.48, sofa.join('')),
);

const downTheStairs = picture(
  C.clay,
  repeat(6, (n) => rect(0, 300 - n * 42, 380 - n * 64, 44, n % 2 ? C.sand : C.stone)),
  stand(86, 104, 1.1, { ...COUSIN, look: 4 }),
  rect(39, 192, 94, 90, C.ink, 6),
  rect(84, 214, 4, 68, C.stone),
  stand(326, 180, 1.25, { ...THIAGO, look: -4 }),
  at(214, 214, 1.08, sofa, 20),
  arm('M120 150C124 160 128 164 132 168', C.leaf, [134, 171], 3, 20),
  arm('M300 250C292 246 288 240 290 232', C.deep, [290, 228], 4, 22),
);

const strapped = picture(
  C.deep,
  rect(34, 30, 332, 240, C.sea, 18),
  rect(52, 48, 296, 204, C.night, 8),
  at(126, 252, 1, box(104, 92, C.clay, C.butter)),
  at(120, 160, 1, box(82, 64, C.sand, C.hibiscus)),
  at(220, 252, 1, [
    rect(-30, -150, 60, 150, C.brick, 4),
    rect(-22, -142, 44, 134, C.sky, 3),
    line('M-10-20L14-118', C.white, 7),
  ]),
  at(300, 252, 1, [
    rect(-36, -124, 72, 124, C.cream, 8),
    circle(0, -56, 25, C.sky),
    circle(0, -56, 15, C.deep),
    rect(-26, -114, 30, 9, C.sand, 3),
  ]),
  line('M52 196H348', C.marigold, 8),
  line('M52 118H348', C.marigold, 8),
  ...[90, 270].map((x, n) => rect(x, cycle([108, 186], n), 26, 20, C.orange, 4)),
);

/** Mãos de Ouro, the van. */
export const maosDeOuroVan: Gallery = {
  logo: logo(
    C.fern,
    arch(100, 200, 132, 160, C.cream),
    rect(20, 168, 160, 32, C.ink),
    at(96, 178, 0.52, van(C.marigold, C.sky, C.hibiscus)),
  ),
  pictures: [
    { name: 'loaded', svg: loaded },
    { name: 'down-the-stairs', svg: downTheStairs },
    { name: 'strapped', svg: strapped },
  ],
};
