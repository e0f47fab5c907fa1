import type { Gallery } from '../gallery';
import { C } from '../palette';
import { arm, stand } from '../person';
import { arch, archWindow, plant, skyline } from '../place';
import { at, circle, cycle, line, logo, picture, rect, repeat, shape } from '../svg';
import { bowl, cup, steam } from '../table';

const LEELA = {
  skin: 4,
  hair: 'bun',
  top: C.fern,
  cloth: 'collar',
  trim: C.cream,
  bindi: C.wine,
  earrings: C.marigold,
} as const;
const NANNU = {
  skin: 6,
  hair: 'crop',
  hairColour: '#C9C4BA',
  top: C.sea,
  cloth: 'vest',
  trim: C.deep,
  glasses: true,
} as const;

const visit = picture(
  C.butter,
  archWindow(86, 198, 112, 158, C.cream, C.sky),
  at(86, 198, 0.9, plant(C.clay, C.fern)),
  shape('M196 300V176Q196 128 244 128H346Q394 128 394 176V300Z', C.wine),
  stand(292, 188, 1.5, { ...NANNU, look: -4 }),
  shape('M176 300V250Q176 230 200 230H214V300Z', C.hibiscus),
  stand(136, 190, 1.6, { ...LEELA, look: 4 }),
  arm('M194 262C214 250 226 250 240 256', C.fern, [244, 258], 4, 25),
  arm('M330 280C302 266 280 262 254 262', C.sea, [252, 264], 6, 25),
  rect(222, 246, 26, 20, C.ink, 4),
);

/** Blood pressure: a cuff, a dial, a bulb. */
const pressure = picture(
  C.mint,
  circle(262, 138, 104, C.leaf),
  line('M-10 224C80 214 120 208 196 206', C.sea, 62),
  line('M190 206C250 204 280 206 312 210', '#EBC39C', 46),
  circle(326, 211, 27, '#EBC39C'),
  line('M318 196C334 180 350 178 362 182', '#EBC39C', 16),
  line('M330 214H366M328 224H360', '#EBC39C', 15),
  rect(82, 170, 96, 78, C.deep, 12),
  rect(112, 170, 10, 78, C.sea),
  line('M150 172C158 112 200 90 230 92', C.ink, 6),
  circle(262, 92, 50, C.cream),
  circle(262, 92, 40, C.white),
  ...[-60, -25, 10, 45].map((turn) => at(262, 92, 1, rect(-2, -36, 4, 9, C.ink), turn)),
  at(262, 92, 1, rect(-2.5, -30, 5, 34, C.hibiscus, 2), 32),
  circle(262, 92, 6, C.ink),
);

const pillBox = picture(
  C.hibiscus,
  circle(340, 60, 96, C.wine),
  rect(36, 104, 328, 112, C.cream, 16),
  repeat(
    7,
    (n) =>
      rect(48 + n * 44, 118, 38, 84, n === 2 ? C.butter : C.sky, 8) +
      circle(60 + n * 44, 178, 7, cycle([C.hibiscus, C.fern, C.marigold], n)) +
      circle(74 + n * 44, 162, 7, cycle([C.sea, C.marigold, C.hibiscus, C.fern], n)),
  ),
  rect(136, 76, 38, 40, C.marigold, 8),
  ...[
    [112, 252, C.butter],
    [176, 258, C.sky],
    [246, 250, C.cream],
  ].map(
    ([x, y, colour]) =>
      rect(Number(x), Number(y), 40, 18, String(colour), 9) +
      rect(Number(x) + 20, Number(y), 20, 18, C.pine, 9),
  ),
);

const walk = picture(
  C.sky,
  circle(332, 62, 34, C.butter),
  skyline(
    216,
    [
      [-6, 96, 130, C.sand],
      [92, 74, 94, C.clay],
      [168, 110, 150, C.stone],
      [282, 124, 108, C.sand],
    ],
    C.deep,
  ),
  circle(222, 66, 0, C.stone),
  rect(0, 214, 400, 86, C.leaf),
  stand(146, 216, 1.3, {
    skin: 5,
    hair: 'bun',
    hairColour: '#C9C4BA',
    top: C.hibiscus,
    cloth: 'dots',
    trim: C.butter,
    look: 4,
    earrings: C.cream,
  }),
  stand(244, 206, 1.36, { ...LEELA, look: -4, smile: 'open' }),
  arm('M192 272C200 262 206 258 216 256', C.hibiscus, [218, 255], 5, 22),
  line('M96 300L100 248Q102 236 112 238', C.brick, 7),
);

const lunch = picture(
  C.clay,
  circle(200, 168, 140, C.orange),
  rect(30, 226, 340, 20, C.ink, 9),
  at(148, 226, 1.7, bowl(44, C.deep, C.night, C.butter)),
  at(272, 226, 1.25, cup(C.cream, 52, 50)),
  at(146, 88, 1.3, steam(C.cream, 36)),
  rect(0, 246, 400, 54, C.brick),
  line('M334 220V164', C.sand, 8),
  `<ellipse cx="334" cy="152" rx="15" ry="21" fill="${C.sand}"/>`,
);

/** Amma’s Helping Hands Home Care. */
export const ammaHomeCare: Gallery = {
  logo: logo(
    C.marigold,
    arch(100, 200, 122, 150, C.cream),
    stand(100, 150, 1.25, { ...LEELA, top: C.wine, trim: C.butter }),
  ),
  pictures: [
    { name: 'visit', svg: visit },
    { name: 'blood-pressure', svg: pressure },
    { name: 'walk', svg: walk },
    { name: 'pill-box', svg: pillBox },
    { name: 'lunch', svg: lunch },
  ],
};
