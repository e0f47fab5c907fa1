import type { Gallery } from '../gallery';
import { C } from '../palette';
import { arm, stand } from '../person';
import { arch, sea } from '../place';
import { at, circle, cycle, line, logo, picture, rect, repeat, shape } from '../svg';
import { box, cloud, paper, parcel } from '../things';

const LUPE = {
  skin: 5,
  hair: 'bun',
  hairColour: '#5A5650',
  top: C.hibiscus,
  cloth: 'dots',
  trim: C.butter,
  glasses: true,
  earrings: C.marigold,
} as const;

const counter = picture(
  C.butter,
  rect(0, 0, 400, 40, C.marigold),
  at(62, 232, 1, box(96, 84, C.clay, C.cream)),
  at(66, 148, 1, box(72, 58, C.sand, C.hibiscus)),
  at(340, 232, 1, box(104, 116, C.brick, C.butter)),
  at(344, 116, 1, parcel(66, 46, C.sea, C.cream)),
  stand(200, 172, 1.75, { ...LUPE, smile: 'open' }),
  rect(0, 232, 400, 68, C.deep),
  rect(0, 226, 400, 14, C.ink),
  at(206, 270, 0.95, paper(120, 74, C.sand, 4), 5),
  arm('M134 262C150 246 170 248 182 258', C.hibiscus, [186, 262], 5, 26),
);

const ship = picture(
  C.sky,
  circle(322, 74, 40, C.cream),
  at(86, 74, 0.9, cloud(C.white)),
  ...[0, 1, 2].map((row) =>
    repeat(4 - row, (n) =>
      rect(
        92 + row * 26 + n * 54,
        150 - row * 34,
        50,
        32,
        cycle([C.hibiscus, C.marigold, C.fern, C.clay, C.sea], n + row * 2),
        3,
      ),
    ),
  ),
  rect(316, 100, 40, 82, C.cream, 4),
  rect(324, 112, 24, 12, C.deep, 2),
  rect(326, 78, 16, 24, C.hibiscus),
  shape('M52 182H372L344 240H84Z', C.ink),
  rect(60, 196, 304, 8, C.hibiscus),
  sea(228, C.deep, C.sea),
);

const tower = picture(
  C.rose,
  rect(0, 246, 400, 54, C.wine),
  at(120, 250, 1, box(132, 108, C.clay, C.butter)),
  at(262, 250, 1, box(116, 132, C.sand, C.sea)),
  at(116, 142, 1, box(96, 72, C.sand, C.hibiscus)),
  at(254, 118, 1, parcel(92, 60, C.fern, C.cream)),
  at(352, 250, 1, parcel(52, 44, C.marigold, C.wine)),
  at(112, 70, 1, parcel(58, 40, C.deep, C.butter)),
);

/** A child's drawing, a coffee packet, a blanket: what goes into the box. */
const packing = picture(
  C.leaf,
  circle(200, 120, 126, C.mint),
  shape('M104 158L60 116 132 104 156 158ZM296 158L340 116 268 104 244 158Z', C.sand),
  at(160, 150, 0.8, paper(84, 104, C.rose, 4), -12),
  rect(196, 68, 62, 92, C.brick, 6),
  rect(196, 86, 62, 30, C.cream),
  circle(227, 101, 9, C.brick),
  shape('M132 164C140 118 178 122 184 164Z', C.hibiscus),
  line('M146 150q12-14 26 0', C.butter, 5),
  rect(104, 156, 192, 120, C.clay, 4),
  rect(104, 156, 192, 12, C.brick),
  shape('M170 206h60v14a30 30 0 0 1-60 0Z', C.brick),
  rect(0, 272, 400, 28, C.pine),
);

/** Doña Lupe Mudanzas y Cargo. */
export const donaLupeCargo: Gallery = {
  logo: logo(
    C.rose,
    arch(100, 200, 132, 168, C.sand),
    at(86, 176, 1, box(76, 62, C.clay, C.butter)),
    at(90, 114, 1, parcel(56, 40, C.hibiscus, C.cream)),
    at(142, 176, 0.9, box(46, 40, C.sea, C.sky)),
    rect(20, 174, 160, 26, C.brick),
  ),
  pictures: [
    { name: 'counter', svg: counter },
    { name: 'ship', svg: ship },
    { name: 'tower', svg: tower },
    { name: 'packing', svg: packing },
  ],
};
