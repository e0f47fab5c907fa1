import type { Gallery } from '../gallery';
import { C } from '../palette';
import { arm, stand } from '../person';
import { arch, sea, skyline } from '../place';
import { at, circle, line, logo, mirrored, picture, rect, repeat, shape } from '../svg';
import { cloud } from '../things';
import { car, plane } from '../vehicles';

const YOUSSEF = {
  skin: 5,
  hair: 'kufi',
  hairColour: C.pine,
  fold: '#0C3D34',
  top: C.cream,
  cloth: 'shirt',
  trim: C.sand,
  beard: '#3A2218',
} as const;

const dawn = picture(
  C.orange,
  circle(118, 176, 74, C.butter),
  at(252, 66, 1.05, plane(C.cream, C.hibiscus), -13),
  skyline(
    220,
    [
      [-4, 70, 62, C.clay],
      [64, 60, 92, C.brick],
      [300, 54, 74, C.clay],
      [352, 60, 104, C.brick],
    ],
    C.butter,
  ),
  shape('M178 220V176a38 38 0 0 1 76 0v44Z', C.brick),
  rect(0, 218, 400, 82, C.ink),
  repeat(6, (n) => rect(12 + n * 70, 276, 40, 6, C.butter, 2)),
  at(196, 262, 1.15, car(C.cream, C.deep, C.fern)),
);

const arrivals = picture(
  C.sky,
  rect(0, 0, 400, 60, C.deep),
  ...[0, 1, 2].map(
    (row) =>
      rect(30, 14 + row * 14, 120 - row * 24, 6, C.butter, 2) +
      rect(226, 14 + row * 14, 40, 6, C.sky, 2) +
      circle(360, 17 + row * 14, 4, row === 1 ? C.hibiscus : C.leaf),
  ),
  rect(0, 250, 400, 50, C.sea),
  stand(132, 186, 1.7, { ...YOUSSEF, top: C.fern, trim: C.leaf, look: 4 }),
  rect(158, 176, 116, 76, C.cream, 6),
  shape('M196 208a20 20 0 0 1 40 0v6h-40Z', C.pine),
  shape('M192 220h48a24 17 0 0 1-48 0Z', C.hibiscus),
  arm('M96 268C118 256 140 250 158 236', C.fern, [162, 234], 5, 25),
  at(338, 272, 1, [
    line('M-14-96V-132H14V-96', C.ink, 6),
    rect(-34, -98, 68, 92, C.hibiscus, 10),
    rect(-34, -70, 68, 8, C.wine),
    rect(-34, -38, 68, 8, C.wine),
    circle(-22, -4, 7, C.ink),
    circle(22, -4, 7, C.ink),
  ]),
);

const night = picture(
  C.night,
  shape('M318 34a34 34 0 1 0 34 46a27 27 0 0 1-34-46Z', C.cream),
  ...[
    [56, 40],
    [120, 70],
    [196, 30],
    [250, 78],
    [30, 104],
  ].map(([x = 0, y = 0]) => circle(x, y, 3.5, C.cream)),
  skyline(
    212,
    [
      [-4, 84, 96, C.deep],
      [82, 66, 126, '#0A3348'],
      [150, 92, 84, C.deep],
      [246, 70, 116, '#0A3348'],
      [318, 90, 78, C.deep],
    ],
    C.butter,
  ),
  rect(0, 210, 400, 90, C.ink),
  shape('M96 232L-20 214V286L92 250Z', C.butter),
  mirrored(206, 262, 1.15, car(C.marigold, C.sky, C.ink)),
);

const ferry = picture(
  C.mint,
  circle(70, 66, 32, C.marigold),
  at(300, 66, 0.9, cloud(C.white)),
  shape('M0 168C60 130 120 138 168 168Z', C.leaf),
  shape('M270 168C310 118 372 128 400 146V168Z', C.fern),
  rect(118, 120, 168, 38, C.cream, 5),
  rect(150, 92, 104, 30, C.cream, 5),
  repeat(6, (n) => rect(130 + n * 25, 130, 15, 12, C.deep, 3)),
  rect(186, 66, 26, 28, C.hibiscus),
  shape('M84 156H328L300 214H112Z', C.deep),
  rect(92, 168, 228, 8, C.marigold),
  sea(206, C.sea, C.sky),
);

/** Atlas Airport Transfers. */
export const atlasTransfers: Gallery = {
  logo: logo(C.clay, arch(100, 200, 122, 150, C.butter), stand(100, 150, 1.25, YOUSSEF)),
  pictures: [
    { name: 'dawn', svg: dawn },
    { name: 'arrivals', svg: arrivals },
    { name: 'night', svg: night },
    { name: 'ferry', svg: ferry },
  ],
};
