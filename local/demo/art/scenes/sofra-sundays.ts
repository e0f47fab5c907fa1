import type { Gallery } from '../gallery';
import { C } from '../palette';
import { stand } from '../person';
import { arch, archWindow, lights } from '../place';
import { at, circle, cycle, line, logo, oval, pattern, picture, rect, repeat, shape } from '../svg';
import { bowl, cloth, fruit, plate, teaGlass } from '../table';

const RIMA = {
  skin: 6,
  hair: 'bob',
  hairColour: '#2B1B15',
  top: C.fern,
  earrings: C.marigold,
} as const;

/** A flat bread from above, with its scorched bubbles. */
function bread(radius: number) {
  return (
    circle(0, 0, radius, '#E7BF86') +
    [
      [-0.4, -0.3],
      [0.3, -0.5],
      [0.1, 0.2],
      [-0.3, 0.5],
      [0.55, 0.25],
    ]
      .map(([x = 0, y = 0]) => oval(x * radius, y * radius, radius * 0.16, radius * 0.11, C.clay))
      .join('')
  );
}

const mezze = picture(
  C.rose,
  pattern({ x: -20, y: -20, w: 460, h: 360, step: 44 }, () => circle(0, 0, 4, C.hibiscus)),
  at(
    110,
    96,
    1,
    plate(84, C.cream, C.wine) + oval(0, 0, 38, 30, C.hibiscus) + circle(8, -6, 8, C.leaf),
  ),
  at(
    292,
    84,
    1,
    plate(66, C.deep, C.sand) + line('M-26 8C-20-26 24-24 18 6C12 24-10 18-4 2', C.marigold, 7),
  ),
  at(
    250,
    218,
    1,
    plate(76, C.cream, C.leaf) +
      repeat(5, (n) =>
        circle(
          Math.cos(n * 1.26) * 32,
          Math.sin(n * 1.26) * 32,
          11,
          cycle([C.hibiscus, C.cream, C.fern], n),
        ),
      ),
  ),
  at(86, 246, 1, bread(56)),
  at(372, 186, 1, bread(44)),
);

const longTable = picture(
  C.leaf,
  lights(0, 18, 400, 50, 9, C.cream),
  archWindow(72, 200, 84, 140, C.cream, C.sky),
  archWindow(328, 200, 84, 140, C.cream, C.sky),
  stand(64, 196, 1.14, { skin: 2, hair: 'fade', top: C.marigold, look: 4, smile: 'open' }),
  stand(154, 192, 1.14, {
    skin: 4,
    hair: 'curls',
    hairColour: '#7A3B1E',
    top: C.hibiscus,
    earrings: C.cream,
  }),
  stand(246, 192, 1.14, { ...RIMA, top: C.cream, smile: 'open' }),
  stand(338, 196, 1.14, {
    skin: 5,
    hair: 'turban',
    hairColour: C.wine,
    fold: '#92273F',
    top: C.deep,
    look: -4,
    beard: '#2B1B15',
  }),
  cloth(14, 226, 372, C.wine, C.rose, 10),
  at(110, 228, 0.95, bowl(34, C.cream, C.sand, C.orange)),
  at(204, 230, 1.15, bowl(40, C.sea, C.deep, C.leaf)),
  at(296, 228, 0.95, bowl(34, C.marigold, C.orange, C.wine)),
  at(160, 228, 0.66, teaGlass(C.brick, C.white)),
  at(252, 228, 0.66, teaGlass(C.brick, C.white)),
);

const oven = picture(
  C.clay,
  repeat(5, (row) => repeat(6, (n) => rect(n * 84 - (row % 2) * 42, row * 62, 80, 58, C.brick, 4))),
  arch(262, 300, 214, 240, C.sand),
  arch(262, 300, 160, 204, C.ink),
  shape(
    'M192 300C188 236 222 232 226 196C250 216 246 236 262 244C276 226 268 210 286 186C308 222 334 246 332 300Z',
    C.orange,
  ),
  shape('M222 300C222 262 246 262 256 240C276 262 302 270 300 300Z', C.butter),
  stand(92, 190, 1.7, { ...RIMA, cloth: 'apron', trim: C.cream, look: 4 }),
  line('M132 262L230 222', C.sand, 9),
  at(244, 214, 0.62, bread(46)),
);

const pomegranate = picture(
  C.butter,
  circle(200, 148, 122, C.marigold),
  at(148, 236, 1, fruit(64, C.wine)),
  shape('M128 104L136 84 148 98 160 84 168 104Z', C.wine),
  at(270, 176, 1, [
    circle(0, 0, 62, C.wine),
    circle(0, 0, 54, C.cream),
    pattern({ x: -38, y: -34, w: 66, h: 66, step: 19 }, () => circle(0, 0, 7, C.hibiscus)),
  ]),
  rect(0, 236, 400, 64, C.pine),
  repeat(7, (n) => oval(52 + n * 50, 258 + (n % 2) * 14, 6, 8, C.hibiscus)),
);

const chair = picture(
  C.sky,
  rect(0, 232, 400, 68, C.sea),
  archWindow(296, 186, 120, 150, C.cream, C.leaf),
  shape('M120 268L128 96Q164 60 200 96L208 268H192L188 202H140L136 268Z', C.hibiscus),
  repeat(3, (n) => rect(143 + n * 17, 104, 8, 80, C.sky, 4)),
  rect(122, 184, 84, 18, C.wine, 6),
  shape('M126 186a38 22 0 0 1 76 0Z', C.butter),
  at(302, 268, 1, [
    rect(-56, -64, 112, 10, C.ink, 5),
    rect(-6, -54, 12, 54, C.ink),
    rect(-30, -6, 60, 8, C.ink, 4),
  ]),
  at(302, 204, 0.86, bowl(36, C.cream, C.sand, C.orange)),
);

/** Sofra Sundays. */
export const sofraSundays: Gallery = {
  logo: logo(
    C.leaf,
    arch(100, 200, 128, 164, C.cream),
    at(100, 100, 1, bread(36)),
    at(100, 180, 1.25, bowl(46, C.wine, C.ink, C.orange)),
  ),
  pictures: [
    { name: 'mezze', svg: mezze },
    { name: 'long-table', svg: longTable },
    { name: 'oven', svg: oven },
    { name: 'pomegranate', svg: pomegranate },
    { name: 'chair', svg: chair },
  ],
};
