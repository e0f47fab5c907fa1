import { C } from '../palette';
import { arm, stand } from '../person';
import { arch, awning, palm } from '../place';
import { at, circle, cycle, line, oval, pattern, picture, rect, repeat } from '../svg';
import { bowl, cake, cloth, cup, plate, steam } from '../table';
import { flower } from '../things';

/** Nadège, who cooks and hosts. */
export const NADEGE = {
  skin: 1,
  hair: 'afro',
  top: C.hibiscus,
  cloth: 'collar',
  trim: C.butter,
  earrings: C.marigold,
} as const;

/** The cake under an arch of flowers. */
export const weddingTable = picture(
  C.mint,
  arch(200, 230, 250, 206, C.butter),
  ...[0, 1, 2, 3, 4, 5, 6].map((n) =>
    at(
      200 + Math.cos(Math.PI + (n * Math.PI) / 6) * 122,
      148 + Math.sin(Math.PI + (n * Math.PI) / 6) * 118,
      1,
      flower(21, cycle([C.hibiscus, C.marigold, C.rose], n), C.cream),
    ),
  ),
  at(
    200,
    234,
    0.94,
    cake(
      [
        [122, 52, C.hibiscus],
        [88, 46, C.white],
        [54, 40, C.hibiscus],
      ],
      C.cream,
    ),
  ),
  cloth(30, 232, 340, C.fern, C.leaf, 9),
  at(82, 234, 0.7, cup(C.marigold, 40, 46)),
  at(320, 234, 0.7, cup(C.marigold, 40, 46)),
);

/** Soup joumou, from above. */
export const soup = picture(
  C.deep,
  circle(200, 150, 140, C.sea),
  at(200, 156, 1, [
    circle(0, 0, 108, C.cream),
    circle(0, 0, 88, C.orange),
    circle(0, 0, 88, C.marigold),
    ...[
      [-34, -28],
      [22, -44],
      [44, 18],
      [-12, 30],
      [-52, 22],
      [8, -6],
    ].map(([x = 0, y = 0], n) =>
      at(
        x,
        y,
        1,
        rect(-14, -10, 28, 20, cycle([C.orange, C.fern, C.butter, C.clay], n), 6),
        n * 31,
      ),
    ),
    oval(52, -32, 12, 6, C.fern),
  ]),
  at(346, 246, 1, [
    circle(0, 0, 44, C.fern),
    circle(0, 0, 36, C.marigold),
    repeat(6, (n) => at(0, 0, 1, rect(-2, -35, 4, 26, C.orange), n * 60)),
  ]),
  line('M42 70V236', C.sand, 9),
  oval(42, 64, 16, 26, C.sand),
);

/** Plates of a christening morning. */
export const brunch = picture(
  C.rose,
  pattern({ x: 0, y: 0, w: 400, h: 300, step: 80 }, () =>
    at(0, 0, 1, rect(-16, -16, 32, 32, '#F9C6CD'), 45),
  ),
  at(116, 110, 1, [
    plate(82, C.white, C.mint),
    ...[
      [-22, -16],
      [24, -20],
      [2, 24],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 26, 20, C.white) + circle(x, y, 10, C.marigold))
      .join(''),
  ]),
  at(292, 96, 1, [
    plate(66, C.deep, C.butter),
    repeat(5, (n) => at(0, 0, 1, oval(0, -26, 12, 20, C.orange), n * 72)),
    circle(0, 0, 12, C.hibiscus),
  ]),
  at(284, 232, 1, [
    plate(74, C.cream, C.clay),
    repeat(4, (n) => rect(-38 + n * 20, -26 + (n % 2) * 8, 15, 46, C.butter, 6)),
  ]),
  at(82, 250, 1, [
    circle(0, 0, 40, C.white),
    circle(0, 0, 32, '#3B2117'),
    circle(-8, -8, 7, C.clay),
  ]),
);

/** Nadège at the stove. */
export const kitchen = picture(
  C.butter,
  awning(-10, 0, 420, 44, [C.hibiscus, C.cream], 10),
  at(356, 236, 1.1, palm(C.clay, C.fern)),
  stand(154, 178, 1.5, {
    ...NADEGE,
    hair: 'wrap',
    hairColour: C.cream,
    fold: C.sand,
    top: C.fern,
    cloth: 'apron',
    trim: C.cream,
    look: 4,
    smile: 'open',
  }),
  rect(0, 236, 400, 64, C.wine),
  rect(0, 230, 400, 12, C.ink),
  at(268, 232, 1.35, bowl(46, C.sea, C.deep, C.orange)),
  at(268, 128, 1.2, steam(C.hibiscus, 34)),
  arm('M198 262C222 246 234 220 240 192', C.fern, [242, 186], 1, 26),
  line('M242 188L254 156', C.brick, 8),
  ...[44, 78].map((x, n) =>
    at(x, 232, 1, [circle(0, -17, 17, n ? C.hibiscus : C.leaf), rect(-2, -40, 4, 10, C.fern, 2)]),
  ),
);
