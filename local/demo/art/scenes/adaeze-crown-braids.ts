import type { Gallery } from '../gallery';
import { C, SKIN } from '../palette';
import { arm, stand } from '../person';
import { arch, archWindow, lamp } from '../place';
import { at, circle, cycle, line, logo, pattern, picture, rect, repeat, shape } from '../svg';

const ADAEZE = {
  skin: 1,
  hair: 'wrap',
  hairColour: C.marigold,
  fold: '#D19423',
  top: C.pine,
  earrings: C.marigold,
} as const;

/** Braids falling from a crown, seen from behind. */
const crownOfBraids = picture(
  C.butter,
  circle(60, 70, 118, C.marigold),
  shape('M116 300V246C116 214 150 204 200 204S284 214 284 246V300Z', C.hibiscus),
  shape('M122 120C122 20 278 20 278 120C278 190 250 220 200 220S122 190 122 120Z', SKIN[2].face),
  repeat(11, (n) => {
    const k = n - 5;
    return line(
      `M${200 + k * 13} ${40 + Math.abs(k) * 5}C${200 + k * 22} 110 ${200 + k * 17} 180 ${200 + k * 10.5} 312`,
      n % 2 ? C.hair : '#2B1B14',
      12.5,
    );
  }),
  repeat(4, (n) =>
    circle(cycle([152, 174, 226, 248], n), cycle([262, 284, 284, 262], n), 7, C.marigold),
  ),
);

/** Two hands at work on a seated client. */
const atTheChair = picture(
  C.hibiscus,
  rect(0, 0, 400, 62, C.wine),
  repeat(5, (n) => circle(40 + n * 80, 34, 11, C.butter)),
  archWindow(84, 250, 112, 166, C.cream, C.sky),
  rect(0, 250, 400, 50, C.wine),
  stand(262, 150, 1.55, ADAEZE),
  stand(190, 232, 1.6, { skin: 2, hair: 'long', top: C.butter }),
  arm('M312 200C292 232 254 222 232 196', C.pine, [226, 190], 1, 32),
  line('M216 206c8 14 6 40 12 62', C.hair, 9),
  circle(229, 274, 6, C.marigold),
);

const afro = picture(
  C.leaf,
  circle(78, 240, 128, C.fern),
  stand(206, 208, 2.25, {
    skin: 3,
    hair: 'afro',
    top: C.cream,
    cloth: 'stripes',
    trim: C.hibiscus,
    smile: 'open',
    earrings: C.marigold,
  }),
);

const chairs = picture(
  C.rose,
  rect(0, 214, 400, 86, C.wine),
  archWindow(96, 204, 112, 166, C.cream, C.sky),
  archWindow(304, 204, 112, 166, C.cream, C.sky),
  line('M66 150a30 30 0 0 1 24-62M274 150a30 30 0 0 1 24-62', C.white, 8),
  ...[96, 304].map(
    (x) =>
      shape(`M${x - 44} 168h88v46a44 44 0 0 1-88 0Z`, C.pine) +
      rect(x - 8, 254, 16, 34, C.ink) +
      rect(x - 28, 282, 56, 9, C.ink, 4),
  ),
  lamp(200, 20, C.marigold),
);

const locs = picture(
  C.sea,
  circle(306, 92, 96, C.deep),
  stand(192, 208, 2.25, {
    skin: 2,
    hair: 'locs',
    top: C.marigold,
    look: 4,
    smile: 'open',
    earrings: C.butter,
  }),
);

const beads = picture(
  C.pine,
  pattern(
    { x: 0, y: 0, w: 400, h: 300, step: 50 },
    (n) =>
      circle(0, 0, 18, cycle([C.hibiscus, C.marigold, C.sea, C.cream, C.leaf], n)) +
      circle(0, 0, 6, C.pine),
  ),
);

/** The day of the wedding: a bride's tall gele. */
const gele = picture(
  C.wine,
  arch(200, 300, 250, 280, C.hibiscus),
  at(200, 232, 1.72, [
    shape('M-30-48C-66-70-60-118-22-112C-6-136 50-128 48-92C70-84 52-48 28-46Z', C.butter),
    line('M-32-58C-10-84 24-92 48-82M-46-82C-20-104 14-114 44-104', C.marigold, 3.5),
  ]),
  stand(200, 232, 1.72, {
    skin: 1,
    hair: 'fade',
    hairColour: C.butter,
    top: C.marigold,
    cloth: 'arches',
    trim: C.wine,
    smile: 'open',
    earrings: C.cream,
  }),
);

/** Adaeze’s Crown Braids & Natural Hair. */
export const adaezeCrownBraids: Gallery = {
  logo: logo(C.hibiscus, arch(100, 200, 122, 150, C.cream), stand(100, 150, 1.25, ADAEZE)),
  pictures: [
    { name: 'crown-of-braids', svg: crownOfBraids },
    { name: 'afro', svg: afro },
    { name: 'chairs', svg: chairs },
    { name: 'locs', svg: locs },
    { name: 'beads', svg: beads },
    { name: 'gele', svg: gele },
    { name: 'at-the-chair', svg: atTheChair },
  ],
};
