import type { Gallery } from '../gallery';
import { C } from '../palette';
import { arm, stand } from '../person';
import { arch, awning } from '../place';
import { at, circle, cycle, line, logo, oval, pattern, picture, rect, repeat, shape } from '../svg';
import { fruit, pot, steam } from '../table';

const EFUA = {
  skin: 2,
  hair: 'wrap',
  hairColour: C.fern,
  fold: C.pine,
  top: C.hibiscus,
  cloth: 'arches',
  trim: C.butter,
  earrings: C.marigold,
} as const;

/** Rice heaped on a plate from above, with grains, chicken and plantain. */
function jollof(radius: number) {
  return [
    circle(0, 0, radius, C.cream),
    circle(0, 0, radius * 0.82, C.sky),
    circle(-radius * 0.06, 0, radius * 0.68, C.orange),
    pattern(
      {
        x: -radius * 0.48,
        y: -radius * 0.44,
        w: radius * 0.74,
        h: radius * 0.84,
        step: radius * 0.16,
      },
      (n) =>
        at(0, 0, 1, oval(0, 0, radius * 0.06, radius * 0.026, n % 3 ? C.clay : C.butter), n * 47),
    ),
    at(radius * 0.34, radius * 0.18, radius / 100, [
      shape('M-34 18C-44-20-8-44 22-30C44-18 34 18 4 26C-12 32-28 34-34 18Z', C.brick),
      line('M-28 22L-56 44', C.cream, 11),
    ]),
    ...[
      [0.1, -0.5],
      [0.34, -0.42],
      [0.52, -0.26],
    ].map(
      ([x = 0, y = 0]) =>
        oval(x * radius, y * radius, radius * 0.14, radius * 0.1, C.butter) +
        oval(x * radius, y * radius, radius * 0.08, radius * 0.05, C.orange),
    ),
  ];
}

const stall = picture(
  C.sky,
  rect(48, 60, 12, 190, C.brick),
  rect(340, 60, 12, 190, C.brick),
  rect(60, 60, 280, 190, C.butter),
  stand(200, 208, 1.34, { ...EFUA, smile: 'open' }),
  at(112, 232, 1, pot(78, 56, C.ink, C.deep)),
  at(112, 158, 1, steam(C.cream, 28)),
  at(296, 232, 0.8, pot(72, 50, C.hibiscus, C.wine)),
  rect(34, 230, 332, 18, C.ink, 6),
  rect(46, 246, 308, 54, C.fern),
  repeat(7, (n) =>
    at(46 + 22 + n * 44, 274, 1, circle(0, 0, 12, cycle([C.butter, C.hibiscus], n))),
  ),
  awning(30, 22, 340, 44, [C.hibiscus, C.cream], 10),
);

const jollofPlate = picture(
  C.fern,
  pattern({ x: 0, y: 0, w: 400, h: 300, step: 66 }, (n) =>
    rect(-14, -14, 28, 28, n % 2 ? C.pine : C.leaf, 4),
  ),
  at(192, 150, 1, jollof(130)),
  line('M352 60V244', C.sand, 9),
  oval(352, 58, 16, 26, C.sand),
);

const bigPot = picture(
  C.marigold,
  circle(200, 168, 138, C.orange),
  at(200, 248, 1, pot(214, 132, C.ink, '#1C3A34')),
  oval(200, 112, 100, 24, C.brick),
  oval(200, 110, 90, 19, C.orange),
  line('M230 108L300 22', C.sand, 12),
  at(150, 74, 1.4, steam(C.cream, 44)),
  shape(
    'M112 300C110 268 134 262 138 248C156 260 152 280 160 284C168 268 164 258 178 246C196 262 194 276 204 284C214 268 208 256 226 246C246 262 240 280 250 284C256 272 254 264 264 252C284 268 290 282 288 300Z',
    C.hibiscus,
  ),
);

const kelewele = picture(
  C.rose,
  circle(330, 60, 100, C.hibiscus),
  at(198, 152, 1, [
    ...[
      [-46, -50],
      [-12, -70],
      [26, -60],
      [54, -38],
      [-22, -34],
      [14, -32],
      [40, -16],
    ].map(([x = 0, y = 0], n) =>
      at(
        x,
        y,
        1,
        rect(-22, -17, 44, 34, n % 2 ? C.orange : C.marigold, 9) + rect(-12, -9, 24, 10, C.clay, 4),
        n * 23 - 40,
      ),
    ),
    shape('M-92-24H92L14 138Q0 152-14 138Z', C.cream),
    shape('M-92-24H92L62 38H-62Z', C.fern),
  ]),
  at(70, 282, 0.8, fruit(34, C.hibiscus)),
  at(344, 284, 0.7, fruit(34, C.wine)),
);

const market = picture(
  C.deep,
  rect(0, 196, 400, 104, C.brick),
  ...[0, 1, 2].map(
    (n) =>
      rect(14 + n * 130, 176, 112, 96, C.clay, 8) +
      rect(14 + n * 130, 204, 112, 5, C.brick) +
      rect(14 + n * 130, 236, 112, 5, C.brick),
  ),
  ...[0, 1, 2, 3].map((n) => at(34 + n * 24, 178 - (n % 2) * 16, 1, fruit(19, C.hibiscus))),
  ...[0, 1, 2, 3, 4].map((n) =>
    at(
      156 + n * 21,
      176,
      1,
      shape('M0 0C-16-20-12-58 6-70C14-50 18-18 0 0Z', n % 2 ? C.butter : C.marigold),
      -16 + n * 8,
    ),
  ),
  ...[0, 1, 2].map((n) =>
    at(298 + n * 32, 180 - (n % 2) * 12, 1, [
      shape('M-20 0C-26-34-12-50 0-50S26-34 20 0Z', C.leaf),
      shape('M-4-48C-10-70 10-70 4-48Z', C.fern),
    ]),
  ),
  awning(-10, 0, 420, 50, [C.marigold, C.cream], 9),
);

const queue = picture(
  C.butter,
  rect(0, 262, 400, 38, C.orange),
  stand(64, 204, 1.34, {
    skin: 6,
    hair: 'straw',
    hairColour: C.sand,
    fold: C.wine,
    top: C.sea,
    look: 4,
  }),
  stand(156, 216, 1.22, {
    skin: 3,
    hair: 'puffs',
    top: C.fern,
    cloth: 'dots',
    trim: C.butter,
    look: 4,
    smile: 'open',
  }),
  stand(246, 200, 1.34, { skin: 4, hair: 'scarf', hairColour: C.deep, top: C.hibiscus, look: 4 }),
  stand(338, 196, 1.4, {
    skin: 1,
    hair: 'fade',
    top: C.cream,
    cloth: 'stripes',
    trim: C.clay,
    look: -4,
    beard: C.hair,
  }),
  at(250, 284, 0.92, pot(70, 48, C.wine, C.ink)),
  arm('M212 262C216 256 222 252 228 250', C.hibiscus, [226, 252], 4, 22),
);

/** Mama Efua’s Jollof & Kelewele. */
export const mamaEfuaJollof: Gallery = {
  logo: logo(
    C.fern,
    arch(100, 200, 128, 160, C.butter),
    at(100, 180, 0.62, pot(130, 88, C.hibiscus, C.wine)),
    at(100, 106, 1, steam(C.clay, 34)),
    rect(20, 178, 160, 22, C.pine),
  ),
  pictures: [
    { name: 'jollof', svg: jollofPlate },
    { name: 'stall', svg: stall },
    { name: 'big-pot', svg: bigPot },
    { name: 'kelewele', svg: kelewele },
    { name: 'market', svg: market },
    { name: 'queue', svg: queue },
  ],
};
