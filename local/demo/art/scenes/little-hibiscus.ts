import type { Gallery } from '../gallery';
import { C } from '../palette';
import { arm, stand } from '../person';
import { arch, archWindow, palm } from '../place';
import { at, circle, cycle, line, logo, oval, picture, rect, shape } from '../svg';
import { flower, openBook } from '../things';

const SHANICE = {
  skin: 2,
  hair: 'bun',
  top: C.marigold,
  cloth: 'stripes',
  trim: C.orange,
  earrings: C.hibiscus,
} as const;

function cube(size: number, colour: string, face: string) {
  return rect(-size / 2, -size, size, size, colour, 5) + circle(0, -size / 2, size * 0.26, face);
}

const story = picture(
  C.mint,
  archWindow(316, 170, 104, 136, C.cream, C.sky),
  circle(330, 84, 18, C.butter),
  stand(200, 152, 1.6, SHANICE),
  rect(0, 236, 400, 64, C.fern),
  stand(76, 238, 1.12, {
    skin: 5,
    hair: 'curls',
    hairColour: '#7A3B1E',
    top: C.hibiscus,
    look: 4,
    smile: 'open',
  }),
  stand(326, 240, 1.12, { skin: 1, hair: 'puffs', top: C.sea, look: -4 }),
  at(200, 226, 1.1, openBook(120, C.wine, C.sand)),
  arm('M136 232C134 248 138 256 144 258', C.marigold, [146, 256], 2, 24),
  arm('M264 232C266 248 262 256 256 258', C.marigold, [254, 256], 2, 24),
);

const blocks = picture(
  C.butter,
  circle(306, 250, 130, C.marigold),
  at(86, 262, 1, cube(78, C.hibiscus, C.cream)),
  at(172, 262, 1, cube(78, C.sea, C.sky)),
  at(258, 262, 1, cube(78, C.fern, C.mint)),
  at(130, 184, 1, cube(72, C.cream, C.wine)),
  at(214, 184, 1, cube(72, C.wine, C.rose)),
  at(172, 112, 1, shape('M-44 0L0-62L44 0Z', C.deep)),
  at(342, 262, 1, [
    circle(0, -34, 34, C.cream),
    shape('M0-68A34 34 0 0 1 34-34H0Z', C.hibiscus),
    shape('M0 0A34 34 0 0 1-34-34H0Z', C.hibiscus),
  ]),
  rect(0, 260, 400, 40, C.orange),
);

const nap = picture(
  C.night,
  shape('M76 36a30 30 0 1 0 32 40a24 24 0 0 1-32-40Z', C.butter),
  ...[
    [160, 46],
    [226, 82],
    [318, 40],
    [362, 96],
    [40, 118],
  ].map(([x = 0, y = 0]) => circle(x, y, 3.5, C.cream)),
  rect(44, 118, 16, 160, C.clay, 6),
  rect(340, 118, 16, 160, C.clay, 6),
  rect(70, 150, 120, 74, C.cream, 26),
  at(132, 222, 1.5, [
    `<g transform="rotate(-12)">`,
    stand(0, 0, 1, { skin: 3, hair: 'afro', top: C.sea, smile: 'asleep' }),
    '</g>',
  ]),
  shape('M60 214Q140 196 220 208T344 206V278H60Z', C.hibiscus),
  ...[0, 1, 2, 3, 4].map((n) => at(96 + n * 56, 246 - (n % 2) * 8, 1, flower(14, C.rose, C.wine))),
  rect(0, 274, 400, 26, C.deep),
  rect(30, 262, 340, 16, C.brick, 6),
);

const painting = picture(
  C.rose,
  rect(70, 24, 210, 170, C.cream, 6),
  circle(236, 66, 22, C.marigold),
  line('M92 170C112 104 144 104 162 170', C.fern, 13),
  line('M158 172C182 120 220 122 250 170', C.sea, 13),
  at(122, 86, 1, flower(26, C.hibiscus, C.butter)),
  line('M122 110V142', C.fern, 5),
  stand(326, 206, 1.5, {
    skin: 4,
    hair: 'tail',
    top: C.fern,
    cloth: 'apron',
    trim: C.butter,
    look: -4,
    smile: 'open',
  }),
  arm('M288 276C262 254 250 226 244 198', C.fern, [243, 192], 4, 24),
  line('M244 194L232 150', C.brick, 6),
  circle(231, 146, 8, C.sea),
  rect(0, 254, 238, 46, C.wine),
  ...[C.marigold, C.sea, C.leaf, C.hibiscus].map(
    (colour, n) =>
      rect(26 + n * 50, 232, 34, 38, C.white, 5) + oval(43 + n * 50, 233, 17, 7, colour),
  ),
);

const garden = picture(
  C.sky,
  circle(66, 60, 34, C.butter),
  at(346, 236, 1.25, palm(C.clay, C.pine)),
  rect(0, 214, 400, 86, C.leaf),
  rect(0, 262, 400, 38, C.brick),
  stand(150, 210, 1.3, {
    ...SHANICE,
    hair: 'straw',
    hairColour: C.butter,
    fold: C.hibiscus,
    top: C.wine,
    trim: C.hibiscus,
    look: 4,
  }),
  stand(250, 232, 1.06, {
    skin: 6,
    hair: 'crop',
    hairColour: '#9E4A2C',
    top: C.sea,
    look: -4,
    smile: 'open',
  }),
  ...[40, 84, 300, 372].map(
    (x, n) =>
      line(`M${x} 276V226`, C.pine, 6) +
      at(x, 218, 1, flower(24, cycle([C.hibiscus, C.marigold], n), C.cream)),
  ),
  at(206, 282, 1, [
    shape('M-26-34H26L20 0H-20Z', C.marigold),
    line('M26-26L54-44', C.marigold, 8),
    line('M-24-28C-46-30-44-6-22-8', C.orange, 6),
  ]),
);

/** Little Hibiscus Childminding. */
export const littleHibiscus: Gallery = {
  logo: logo(
    C.mint,
    arch(100, 200, 128, 164, C.fern),
    at(100, 116, 1.7, flower(34, C.hibiscus, C.butter)),
    line('M100 150V200', C.leaf, 9),
    shape('M100 190C104 160 136 156 146 160C142 180 122 192 100 190Z', C.leaf),
  ),
  pictures: [
    { name: 'story', svg: story },
    { name: 'blocks', svg: blocks },
    { name: 'painting', svg: painting },
    { name: 'nap', svg: nap },
    { name: 'garden', svg: garden },
  ],
};
