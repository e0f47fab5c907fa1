import type { Gallery } from '../gallery';
import { C } from '../palette';
import { arm, stand } from '../person';
import { arch, bunting, lights } from '../place';
import { at, circle, cycle, line, logo, picture, rect, repeat, shape } from '../svg';
import { flower, microphone } from '../things';
import { brunch, kitchen, NADEGE, soup, weddingTable } from './maison-soleil-feast';

/** A sun with flat rays. */
function sun(radius: number, colour: string, rays: number) {
  return (
    repeat(rays, (n) =>
      at(
        0,
        0,
        1,
        shape(
          `M${-radius * 0.17} ${-radius * 1.12}L0 ${-radius * 1.6}L${radius * 0.17} ${-radius * 1.12}Z`,
          colour,
        ),
        (n * 360) / rays,
      ),
    ) + circle(0, 0, radius, colour)
  );
}

const host = picture(
  C.wine,
  shape('M112 300L168 0H244L300 300Z', C.hibiscus),
  lights(0, 14, 400, 30, 10, C.butter),
  stand(206, 196, 1.95, { ...NADEGE, top: C.marigold, trim: C.cream, smile: 'open', look: -4 }),
  arm('M140 290C118 260 122 226 140 208', C.marigold, [144, 204], 1, 30),
  at(152, 176, 0.62, microphone(C.ink, C.deep), 14),
);

const float = picture(
  C.sky,
  bunting(-10, 12, 420, 40, [
    C.hibiscus,
    C.fern,
    C.marigold,
    C.deep,
    C.hibiscus,
    C.fern,
    C.marigold,
    C.deep,
  ]),
  at(206, 132, 1, sun(52, C.marigold, 14)),
  circle(190, 126, 5, C.ink),
  circle(222, 126, 5, C.ink),
  line('M188 144Q206 164 224 144', C.ink, 5),
  stand(104, 196, 1.12, {
    skin: 3,
    hair: 'wrap',
    hairColour: C.hibiscus,
    fold: C.wine,
    top: C.fern,
    smile: 'open',
  }),
  stand(308, 196, 1.12, {
    skin: 2,
    hair: 'puffs',
    top: C.wine,
    cloth: 'dots',
    trim: C.butter,
    smile: 'open',
  }),
  rect(34, 218, 332, 50, C.hibiscus, 8),
  repeat(11, (n) => shape(`M${36 + n * 30} 244h28a14 16 0 0 1-28 0Z`, n % 2 ? C.butter : C.cream)),
  rect(0, 274, 400, 26, C.ink),
  ...[94, 200, 306].map((x) => circle(x, 270, 17, C.ink) + circle(x, 270, 7, C.marigold)),
);

const feather = (colour: string, tip: string) =>
  shape('M0 0C-20-40-18-104 0-132C18-104 20-40 0 0Z', colour) +
  circle(0, -104, 8, tip) +
  circle(0, -104, 3.5, C.ink);

const headdress = picture(
  C.marigold,
  circle(200, 150, 148, C.butter),
  ...[-72, -48, -24, 0, 24, 48, 72].map((turn, n) =>
    at(
      200,
      138,
      1.06,
      feather(cycle([C.sea, C.hibiscus, C.fern], n), cycle([C.butter, C.cream], n)),
      turn,
    ),
  ),
  stand(200, 226, 1.7, {
    skin: 2,
    hair: 'fade',
    hairColour: C.wine,
    top: C.deep,
    cloth: 'arches',
    trim: C.marigold,
    smile: 'open',
    earrings: C.cream,
  }),
  ...[-24, 0, 24].map((x) => circle(200 + x, 136 - (x === 0 ? 5 : 0), 7, C.butter)),
);

const dance = picture(
  C.fern,
  lights(0, 20, 400, 70, 10, C.butter),
  circle(200, 290, 150, C.pine),
  stand(
    136,
    214,
    1.5,
    { skin: 4, hair: 'quiff', top: C.ink, cloth: 'shirt', trim: C.cream, look: 4, smile: 'open' },
    5,
  ),
  stand(
    262,
    214,
    1.5,
    {
      skin: 2,
      hair: 'bun',
      top: C.cream,
      cloth: 'plain',
      look: -4,
      smile: 'open',
      earrings: C.marigold,
    },
    -5,
  ),
  at(
    262,
    112,
    1,
    [-18, 0, 18].map((x, n) => at(x, -n % 2, 1, flower(10, C.hibiscus, C.butter))),
  ),
  arm('M176 262C196 244 200 214 200 184', C.ink, [199, 178], 4, 24),
  arm('M222 262C206 244 204 214 204 184', C.cream, [206, 176], 2, 24),
  ...[
    [40, 120],
    [80, 172],
    [350, 110],
    [322, 58],
    [376, 190],
    [30, 216],
  ].map(([x = 0, y = 0], n) =>
    at(x, y, 1, rect(-6, -4, 12, 8, cycle([C.hibiscus, C.marigold, C.sky], n), 2), n * 40),
  ),
);

/** Maison Soleil Créole. */
export const maisonSoleil: Gallery = {
  logo: logo(
    C.sky,
    arch(100, 200, 132, 168, C.deep),
    at(100, 118, 0.72, sun(48, C.marigold, 14)),
    shape('M40 168H160V200H40Z', C.hibiscus),
    repeat(4, (n) => shape(`M${40 + n * 30} 168h30a15 15 0 0 1-30 0Z`, n % 2 ? C.butter : C.cream)),
  ),
  pictures: [
    { name: 'wedding-table', svg: weddingTable },
    { name: 'host', svg: host },
    { name: 'headdress', svg: headdress },
    { name: 'soup-joumou', svg: soup },
    { name: 'dance', svg: dance },
    { name: 'float', svg: float },
    { name: 'kitchen', svg: kitchen },
    { name: 'brunch', svg: brunch },
  ],
};
