import type { Gallery } from '../gallery';
import { C } from '../palette';
import { arm, stand } from '../person';
import { arch, gallarija, plant } from '../place';
import { at, circle, line, logo, oval, picture, rect, repeat, shape } from '../svg';
import { hammer, spanner } from '../things';

/** Thiago, in his cap. */
export const THIAGO = {
  skin: 4,
  hair: 'cap',
  hairColour: C.marigold,
  fold: C.orange,
  top: C.deep,
  cloth: 'apron',
  trim: C.clay,
  beard: '#2A1712',
} as const;
/** His cousin. */
export const COUSIN = {
  skin: 3,
  hair: 'curls',
  hairColour: '#2A1712',
  top: C.leaf,
  cloth: 'stripes',
  trim: C.pine,
} as const;

const tiles = repeat(35, (n) =>
  rect((n % 7) * 60 + 3, Math.floor(n / 7) * 48 + 3, 54, 42, C.mint, 3),
);

const underTheSink = picture(
  C.sky,
  tiles,
  rect(0, 232, 400, 68, C.pine),
  shape('M224 170H392V196Q392 236 340 236H276Q224 236 224 196Z', C.white),
  rect(214, 162, 186, 14, C.stone, 6),
  line('M330 162V112Q330 86 304 86Q280 86 280 112', C.sea, 14),
  rect(312, 100, 38, 10, C.deep, 5),
  shape('M280 128C270 142 270 152 280 152S290 142 280 128Z', C.sea),
  stand(116, 176, 1.7, { ...THIAGO, look: 4 }),
  at(244, 214, 0.8, spanner(C.ink), 44),
  arm('M170 262C196 252 206 236 216 222', C.deep, [220, 218], 4, 28),
);

const tools = picture(
  C.marigold,
  rect(22, 22, 356, 200, C.butter, 14),
  at(92, 208, 1.1, hammer(C.ink, C.clay)),
  at(172, 200, 1.02, spanner(C.deep)),
  at(246, 204, 1, [rect(-13, -78, 26, 78, C.hibiscus, 9), rect(-5, -148, 10, 74, C.ink, 3)]),
  at(324, 204, 1, [
    rect(-8, -72, 16, 72, C.brick, 6),
    rect(-36, -112, 72, 42, C.sea, 8),
    rect(-36, -86, 72, 12, C.deep),
  ]),
  rect(0, 232, 400, 68, C.clay),
  repeat(8, (n) => circle(30 + n * 49, 266, 8, C.brick)),
);

const wall = picture(
  C.cream,
  rect(0, 0, 268, 300, C.leaf),
  shape('M268 0V300H240C262 240 244 190 256 140C262 90 244 50 252 0Z', C.leaf),
  line('M36 300L84 74M150 300L112 74', C.brick, 11),
  repeat(4, (n) => line(`M${72 - n * 10} ${130 + n * 46}H${124 + n * 10}`, C.brick, 8)),
  stand(316, 186, 1.55, { ...COUSIN, top: C.hibiscus, trim: C.rose, look: -4, smile: 'open' }),
  arm('M276 258C262 220 262 180 266 152', C.hibiscus, [266, 146], 3, 26),
  line('M266 150V112', C.ink, 7),
  rect(234, 76, 62, 34, C.fern, 15),
  rect(0, 284, 400, 16, C.sand),
);

const door = picture(
  C.stone,
  repeat(6, (n) => rect(0, 40 + n * 52, 400, 3, C.sand)),
  gallarija(222, 20, 150, C.wine, C.sky, C.hibiscus),
  arch(110, 300, 150, 262, C.sand),
  shape('M58 300V112A52 52 0 0 1 110 60V300Z', C.fern),
  shape('M110 300V60A52 52 0 0 1 162 112V300Z', C.pine),
  circle(100, 196, 7, C.marigold),
  circle(120, 196, 7, C.marigold),
  rect(154, 120, 12, 22, C.ink, 3),
  rect(154, 236, 12, 22, C.ink, 3),
  at(318, 300, 1.25, plant(C.clay, C.leaf)),
  at(232, 300, 0.72, hammer(C.ink, C.clay), -18),
);

const flatPack = picture(
  C.rose,
  circle(84, 240, 110, C.hibiscus),
  rect(172, 50, 176, 206, C.clay, 6),
  repeat(3, (n) => rect(184, 62 + n * 66, 152, 54, C.brick, 3)),
  at(204, 116, 0.9, plant(C.cream, C.fern)),
  at(278, 116, 1, [
    rect(-26, -36, 10, 36, C.sea),
    rect(-14, -30, 10, 30, C.butter),
    rect(-2, -40, 12, 40, C.hibiscus),
  ]),
  oval(228, 168, 20, 14, C.cream),
  rect(0, 256, 400, 44, C.wine),
  stand(92, 196, 1.5, { ...THIAGO, top: C.pine, trim: C.butter, smile: 'open', look: 4 }),
  arm('M134 260C156 244 166 220 172 196', C.pine, [174, 190], 4, 26),
);

/** Mãos de Ouro, repairs. */
export const maosDeOuro: Gallery = {
  logo: logo(
    C.butter,
    arch(100, 200, 122, 150, C.deep),
    stand(100, 150, 1.25, { ...THIAGO, top: C.cream, trim: C.clay }),
  ),
  pictures: [
    { name: 'under-the-sink', svg: underTheSink },
    { name: 'tools', svg: tools },
    { name: 'wall', svg: wall },
    { name: 'door', svg: door },
    { name: 'flat-pack', svg: flatPack },
  ],
};
