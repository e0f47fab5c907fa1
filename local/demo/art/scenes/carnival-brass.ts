import type { Gallery } from '../gallery';
import { C } from '../palette';
import { arm, stand } from '../person';
import { arch, bunting, lights, palm } from '../place';
import { at, circle, cycle, line, logo, picture, rect, repeat, type Svg, shape } from '../svg';
import { microphone, record, speaker } from '../things';

const MARLON = {
  skin: 2,
  hair: 'locs',
  top: C.marigold,
  cloth: 'arches',
  trim: C.wine,
  beard: C.hair,
} as const;

/** A trumpet pointing to the end; the origin is its middle valve. */
function trumpet(colour: string, shade: string): Svg {
  return (
    line('M-96 0H70', colour, 11) +
    line('M-60 0C-84 44 44 44 20 0', colour, 9) +
    shape('M60-7C96-10 108-28 116-40V40C108 28 96 10 60 7Z', colour) +
    repeat(
      3,
      (n) => rect(-40 + n * 22, -26, 10, 46, shade, 3) + circle(-35 + n * 22, -28, 7, shade),
    )
  );
}

const decks = picture(
  C.deep,
  circle(200, 110, 112, C.sea),
  ...[64, 336].map((x) => at(x, 236, 1, speaker(92, 168, C.ink, C.hibiscus))),
  stand(200, 160, 1.6, { ...MARLON, smile: 'open' }),
  line('M166 92C164 42 236 42 234 92', C.hibiscus, 8),
  rect(157, 84, 18, 32, C.hibiscus, 8),
  rect(225, 84, 18, 32, C.hibiscus, 8),
  rect(70, 224, 260, 76, C.ink, 8),
  at(130, 262, 1, record(32, C.butter)),
  at(270, 262, 1, record(32, C.hibiscus)),
  ...[186, 200, 214].map(
    (x, n) => rect(x - 2, 242, 4, 42, C.sea) + rect(x - 6, 250 + n * 9, 12, 8, C.cream, 2),
  ),
  arm('M134 236C116 238 112 246 118 252', C.marigold, [122, 254], 2, 24),
  arm('M266 236C284 238 288 246 282 252', C.marigold, [278, 254], 2, 24),
);

const brass = picture(
  C.hibiscus,
  shape('M0 0H400L0 236Z', C.wine),
  at(176, 102, 1.28, trumpet(C.marigold, C.orange), -14),
  at(226, 224, 1.1, trumpet(C.butter, C.marigold), -14),
  ...[
    [58, 212],
    [348, 62],
    [96, 44],
    [366, 176],
  ].map(([x = 0, y = 0], n) => circle(x, y, 9, cycle([C.cream, C.sky], n))),
);

const steelPan = picture(
  C.butter,
  bunting(-10, 14, 420, 60, [C.hibiscus, C.sea, C.fern, C.wine, C.deep, C.hibiscus, C.sea, C.fern]),
  shape('M64 156H336L312 262Q200 286 88 262Z', C.deep),
  shape('M64 156C64 112 336 112 336 156S64 200 64 156Z', C.sea),
  shape('M80 156C80 124 320 124 320 156S80 188 80 156Z', C.sky),
  ...[
    [130, 152],
    [176, 138],
    [226, 138],
    [270, 152],
    [162, 168],
    [236, 168],
  ].map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="19" ry="9" fill="${C.sea}"/>`),
  line('M92 60L150 138', C.brick, 9),
  line('M322 52L250 136', C.brick, 9),
  circle(150, 138, 10, C.hibiscus),
  circle(250, 136, 10, C.hibiscus),
  rect(0, 284, 400, 16, C.clay),
);

const dancers = picture(
  C.night,
  lights(0, 24, 400, 60, 9, C.butter),
  circle(200, 132, 58, C.sky),
  ...[-36, -12, 12, 36].map((d) => {
    const half = Math.sqrt(58 * 58 - d * d) - 1;
    return line(
      `M${200 - half} ${132 + d}H${200 + half}M${200 + d} ${132 - half}V${132 + half}`,
      C.sea,
      3,
    );
  }),
  line('M200 0V74', C.ink, 4),
  stand(
    84,
    214,
    1.5,
    {
      skin: 1,
      hair: 'wrap',
      hairColour: C.hibiscus,
      fold: C.wine,
      top: C.fern,
      smile: 'open',
      look: 4,
      earrings: C.marigold,
    },
    -7,
  ),
  stand(
    206,
    234,
    1.5,
    { skin: 4, hair: 'fade', top: C.marigold, cloth: 'stripes', trim: C.orange, smile: 'open' },
    4,
  ),
  stand(
    324,
    216,
    1.5,
    { skin: 3, hair: 'afro', top: C.wine, smile: 'open', look: -4, earrings: C.cream },
    7,
  ),
  arm('M44 268C18 226 20 180 34 144', C.fern, [36, 138], 1, 26),
  arm('M362 268C388 226 384 180 370 146', C.wine, [368, 140], 3, 26),
);

const beach = picture(
  C.orange,
  circle(204, 180, 92, C.butter),
  rect(0, 186, 400, 52, C.deep),
  repeat(6, (n) => line(`M${20 + n * 70} 212q9-9 18 0t18 0`, C.sea, 5)),
  rect(0, 234, 400, 66, C.sand),
  at(54, 262, 1.35, palm(C.brick, C.pine)),
  at(352, 256, 1.1, palm(C.brick, C.pine)),
  at(152, 270, 0.9, speaker(84, 128, C.ink, C.hibiscus)),
  at(258, 270, 0.9, speaker(84, 128, C.ink, C.marigold)),
);

/** Carnival Brass & Sound. */
export const carnivalBrass: Gallery = {
  logo: logo(
    C.deep,
    arch(100, 200, 126, 160, C.hibiscus),
    at(92, 122, 0.62, trumpet(C.marigold, C.butter), -38),
    at(142, 150, 0.5, microphone(C.cream, C.ink)),
    rect(20, 178, 160, 22, C.night),
  ),
  pictures: [
    { name: 'decks', svg: decks },
    { name: 'brass', svg: brass },
    { name: 'steel-pan', svg: steelPan },
    { name: 'dancers', svg: dancers },
    { name: 'beach', svg: beach },
  ],
};
