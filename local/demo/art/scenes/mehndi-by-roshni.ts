import type { Gallery } from '../gallery';
import { C } from '../palette';
import { arm, stand } from '../person';
import { arch, lights } from '../place';
import {
  at,
  circle,
  cycle,
  line,
  logo,
  oval,
  pattern,
  picture,
  rect,
  repeat,
  type Svg,
  shape,
} from '../svg';
import { flower } from '../things';

const HENNA = '#7A2E14';
const ROSHNI = {
  skin: 4,
  hair: 'plait',
  top: C.wine,
  cloth: 'dots',
  trim: C.marigold,
  bindi: C.hibiscus,
  earrings: C.marigold,
} as const;

/** An open hand, fingers up; the origin is the middle of the palm. */
function hand(skin: string, sleeve: string): Svg {
  const finger = (x: number, length: number, turn: number) =>
    at(x, -38, 1, rect(-12, -length, 24, length + 26, skin, 12), turn);
  return (
    rect(-34, 40, 68, 110, skin) +
    rect(-48, 96, 96, 80, sleeve, 6) +
    finger(-36, 74, -9) +
    finger(-12, 92, -3) +
    finger(13, 86, 3) +
    finger(37, 64, 10) +
    at(48, 24, 1, rect(-13, -84, 26, 96, skin, 13), 46) +
    rect(-49, -46, 98, 104, skin, 34)
  );
}

/** Henna for that hand: a flower in the palm, vines up the fingers, a cuff at the wrist. */
function henna(colour: string): Svg {
  const ring = (radius: number, count: number, dot: number) =>
    repeat(count, (n) =>
      circle(
        Math.cos((n / count) * 6.283) * radius,
        4 + Math.sin((n / count) * 6.283) * radius,
        dot,
        colour,
      ),
    );
  const tips = [
    [-36, -9, 74],
    [-12, -3, 92],
    [13, 3, 86],
    [37, 10, 64],
  ].map(([x = 0, turn = 0, length = 0]) =>
    at(
      x,
      -38,
      1,
      [
        rect(-12, -length, 24, 20, colour, 10),
        repeat(3, (n) => circle(0, -length + 32 + n * 13, 3.6 - n * 0.5, colour)),
        line(`M-7 ${-length + 24}Q0 ${-length + 30} 7 ${-length + 24}`, colour, 2.4),
      ],
      turn,
    ),
  );
  return (
    tips.join('') +
    at(0, 4, 1, flower(26, colour, '#D3A071')) +
    ring(34, 16, 3) +
    line('M-34 62Q0 74 34 62M-34 70Q0 82 34 70', colour, 3.5) +
    repeat(6, (n) => circle(-27 + n * 11, 80 + (n === 0 || n === 5 ? -2 : 1), 3.2, colour))
  );
}

const openHands = picture(
  C.pine,
  circle(200, 160, 142, C.fern),
  at(110, 178, 0.98, hand('#D3A071', C.hibiscus) + henna(HENNA), -8),
  `<g transform="translate(290 178) scale(-0.98 0.98) rotate(-8)">${hand('#D3A071', C.hibiscus)}${henna(HENNA)}</g>`,
);

const atWork = picture(
  C.butter,
  lights(0, 16, 400, 46, 9, C.hibiscus),
  arch(108, 246, 150, 196, C.orange),
  stand(110, 176, 1.5, { ...ROSHNI, look: 4 }),
  stand(302, 176, 1.5, {
    skin: 5,
    hair: 'long',
    top: C.fern,
    cloth: 'collar',
    trim: C.marigold,
    look: -4,
    smile: 'open',
    earrings: C.marigold,
  }),
  rect(0, 246, 400, 54, C.wine),
  rect(120, 236, 170, 26, C.rose, 13),
  arm('M344 256C310 248 280 240 244 238', C.fern, [226, 238], 5, 28),
  circle(214, 237, 3, HENNA),
  circle(222, 232, 3, HENNA),
  circle(230, 238, 3, HENNA),
  arm('M150 262C166 252 172 232 178 216', C.wine, [180, 210], 4, 24),
  shape('M172 196L186 200 214 236Z', C.cream),
);

const tray = picture(
  C.wine,
  circle(200, 150, 136, C.marigold),
  circle(200, 150, 122, C.butter),
  circle(200, 96, 38, C.fern),
  circle(200, 96, 29, C.pine),
  at(134, 158, 1, flower(34, C.hibiscus, C.marigold)),
  at(268, 160, 1, flower(34, C.cream, C.orange)),
  ...[-22, 0, 22].map((turn) =>
    at(
      200,
      216,
      1,
      shape('M-15-54H15L0 34Z', turn === 0 ? C.hibiscus : C.deep) +
        rect(-15, -60, 30, 10, C.cream, 3),
      turn,
    ),
  ),
  circle(148, 104, 10, HENNA),
  circle(254, 102, 10, HENNA),
);

const marigolds = picture(
  C.orange,
  repeat(
    5,
    (column) =>
      line(`M${40 + column * 80} 0V300`, C.fern, 3) +
      repeat(7, (n) =>
        at(
          40 + column * 80,
          14 + n * 48 - (column % 2) * 24,
          1,
          [
            flower(27, cycle([C.butter, C.hibiscus, C.cream], column + n), C.wine),
            circle(0, 0, 5, C.marigold),
          ],
          n * 20,
        ),
      ),
  ),
);

/** Feet on a cushion, toes hennaed. */
const anklets = picture(
  C.sea,
  pattern({ x: 0, y: 0, w: 400, h: 300, step: 60 }, () =>
    at(0, 0, 1, rect(-9, -9, 18, 18, C.deep), 45),
  ),
  rect(40, 206, 320, 80, C.hibiscus, 34),
  ...[132, 268].map(
    (x) =>
      rect(x - 36, -10, 72, 150, '#B57B4C') +
      rect(x - 50, -10, 100, 64, C.marigold, 6) +
      oval(x, 178, 50, 66, '#B57B4C') +
      repeat(
        5,
        (n) =>
          circle(x - 36 + n * 18, 232 - Math.abs(n - 1.5) * 5, 12 - n * 0.6, '#B57B4C') +
          circle(x - 36 + n * 18, 236 - Math.abs(n - 1.5) * 5, 6.5, HENNA),
      ) +
      at(x, 172, 1, flower(24, HENNA, '#B57B4C')) +
      repeat(5, (n) => circle(x - 24 + n * 12, 208, 3, HENNA)) +
      line(`M${x - 38} 112Q${x} 132 ${x + 38} 112`, C.butter, 7),
  ),
);

/** Mehndi by Roshni. */
export const mehndiByRoshni: Gallery = {
  logo: logo(
    C.wine,
    arch(100, 200, 128, 166, C.orange),
    at(96, 132, 0.72, hand('#D3A071', C.pine) + henna(HENNA)),
  ),
  pictures: [
    { name: 'open-hands', svg: openHands },
    { name: 'at-work', svg: atWork },
    { name: 'tray', svg: tray },
    { name: 'anklets', svg: anklets },
    { name: 'marigolds', svg: marigolds },
  ],
};
