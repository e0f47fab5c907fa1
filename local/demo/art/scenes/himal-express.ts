import type { Gallery } from '../gallery';
import { C } from '../palette';
import { arm, stand } from '../person';
import { arch } from '../place';
import { at, circle, cycle, line, logo, picture, rect, repeat, shape } from '../svg';
import { box, cloud, paper, parcel } from '../things';
import { plane } from '../vehicles';

const PRAKASH = {
  skin: 5,
  hair: 'quiff',
  top: C.sea,
  cloth: 'vest',
  trim: C.deep,
  glasses: true,
} as const;

/** Two peaks and their snow. */
function peaks(rock: string, far: string) {
  return (
    shape('M-10 250L86 104L150 190L196 130L290 250Z', far) +
    shape('M86 104L62 141L84 152L100 138L118 147Z', C.white) +
    shape('M120 250L262 54L410 250Z', rock) +
    shape('M262 54L218 115L244 138L264 112L288 140L307 113Z', C.white)
  );
}

const overThePeaks = picture(
  C.sky,
  circle(262, 60, 40, C.butter),
  peaks(C.deep, C.sea),
  at(330, 60, 0.7, cloud(C.white)),
  at(150, 62, 0.82, plane(C.cream, C.hibiscus), -9),
  shape('M0 240Q100 214 200 238T400 232V300H0Z', C.fern),
);

const atTheScale = picture(
  C.butter,
  rect(0, 0, 400, 48, C.hibiscus),
  repeat(10, (n) =>
    shape(
      `M${n * 44 - 14} 46h30l-15 30Z`,
      cycle([C.sea, C.cream, C.hibiscus, C.fern, C.marigold], n),
    ),
  ),
  stand(120, 176, 1.6, { ...PRAKASH, look: 4 }),
  rect(0, 244, 400, 56, C.brick),
  rect(214, 224, 150, 20, C.ink, 6),
  rect(250, 250, 78, 34, C.cream, 5),
  rect(262, 260, 12, 14, C.hibiscus, 2),
  rect(281, 260, 12, 14, C.hibiscus, 2),
  rect(300, 260, 12, 14, C.hibiscus, 2),
  at(288, 224, 1, box(118, 92, C.clay, C.cream)),
  arm('M164 262C190 250 204 226 222 196', C.sea, [226, 190], 5, 26),
);

const sealed = picture(
  C.fern,
  circle(206, 150, 130, C.leaf),
  at(204, 232, 1, parcel(196, 142, C.sand, C.brick)),
  at(256, 196, 1, [
    circle(0, 0, 26, C.wine),
    circle(0, 0, 18, C.hibiscus),
    shape('M-10 6L0-10L10 6Z', C.cream),
  ]),
  at(150, 124, 1, [
    rect(-28, -20, 56, 40, C.sky, 3),
    shape('M-22 16L-4-8L6 4L12-4L24 16Z', C.deep),
  ]),
  at(330, 246, 0.9, paper(70, 86, C.sand, 4), 12),
  rect(0, 246, 400, 54, C.pine),
);

/** Oil lamps and sweets: the parcels of the festival. */
const festival = picture(
  C.wine,
  repeat(
    7,
    (n) =>
      line(`M${28 + n * 58} 0V${34 + (n % 3) * 18}`, C.marigold, 3) +
      circle(28 + n * 58, 42 + (n % 3) * 18, 11, cycle([C.marigold, C.orange, C.butter], n)),
  ),
  ...[96, 200, 304].map((x, n) =>
    at(x, 208 - (n % 2) * 22, 1.3, [
      shape('M0-62C14-44 14-28 0-24C-14-28-14-44 0-62Z', C.butter),
      shape('M-44-22H44Q38 12 0 12T-44-22Z', C.clay),
      rect(-40, -25, 80, 7, C.orange, 3),
    ]),
  ),
  rect(0, 226, 400, 74, C.hibiscus),
  ...[0, 1, 2, 3, 4, 5].map(
    (n) =>
      circle(50 + n * 60, 258, 19, cycle([C.butter, C.cream, C.leaf], n)) +
      circle(50 + n * 60, 254, 5, C.fern),
  ),
);

/** Himal Express Cargo. */
export const himalExpress: Gallery = {
  logo: logo(
    C.sea,
    arch(100, 200, 132, 164, C.sky),
    shape('M34 168L74 104L98 138L122 92L166 168Z', C.deep) +
      shape('M74 104L60 126L72 132L86 121ZM122 92L106 122L120 116L130 124L139 121Z', C.white),
    rect(20, 168, 160, 32, C.hibiscus),
    at(100, 180, 0.9, parcel(62, 44, C.marigold, C.wine)),
  ),
  pictures: [
    { name: 'over-the-peaks', svg: overThePeaks },
    { name: 'at-the-scale', svg: atTheScale },
    { name: 'sealed', svg: sealed },
    { name: 'festival', svg: festival },
  ],
};
