import type { Gallery } from '../gallery';
import { C } from '../palette';
import { stand } from '../person';
import { arch, archWindow, lamp, plant } from '../place';
import { at, circle, line, logo, oval, picture, rect, repeat, shape } from '../svg';
import { paper, scissors } from '../things';

const KARIM = {
  skin: 5,
  hair: 'quiff',
  top: C.ink,
  cloth: 'apron',
  trim: C.clay,
  beard: '#1B1512',
} as const;

const pole = (x: number) =>
  rect(x - 13, 58, 26, 150, C.cream, 13) +
  repeat(5, (n) =>
    shape(`M${x - 13} ${86 + n * 26}l26-14v11l-26 14Z`, n % 2 ? C.sea : C.hibiscus),
  ) +
  circle(x, 54, 15, C.marigold) +
  circle(x, 212, 15, C.marigold);

/** Żejtuna Barber Lounge: waits for moderation. */
export const zaytunaBarber: Gallery = {
  logo: logo(
    C.sea,
    arch(100, 200, 128, 164, C.cream),
    at(100, 138, 0.92, scissors(C.ink, C.hibiscus)),
  ),
  pictures: [
    {
      name: 'barber',
      svg: picture(
        C.clay,
        archWindow(88, 216, 120, 170, C.cream, C.sky),
        stand(230, 200, 1.9, { ...KARIM, smile: 'bowl' }),
        pole(360),
        rect(0, 284, 400, 16, C.brick),
      ),
    },
    {
      name: 'chair',
      svg: picture(
        C.mint,
        rect(0, 232, 400, 68, C.fern),
        archWindow(312, 190, 116, 150, C.cream, C.sky),
        shape('M120 60Q168 36 216 60L222 170H114Z', C.wine),
        rect(96, 164, 148, 34, C.hibiscus, 14),
        rect(86, 120, 24, 58, C.ink, 12),
        rect(230, 120, 24, 58, C.ink, 12),
        rect(158, 198, 24, 52, C.ink),
        oval(170, 254, 62, 12, C.ink),
        lamp(170, 2, C.marigold),
      ),
    },
    {
      name: 'tools',
      svg: picture(
        C.ink,
        circle(200, 150, 128, '#1C3A34'),
        at(112, 166, 1.15, scissors(C.sand, C.hibiscus), -14),
        rect(186, 78, 40, 146, C.cream, 5),
        repeat(10, (n) => rect(186, 86 + n * 13, 26, 6, '#1C3A34')),
        at(296, 226, 1, [
          rect(-14, -66, 28, 66, C.marigold, 10),
          shape('M-26-66C-34-120 34-120 26-66Z', C.sand),
        ]),
      ),
    },
  ],
};

/** Quick Papers Malta: was rejected. */
export const quickPapers: Gallery = {
  logo: logo(
    C.sand,
    arch(100, 200, 128, 164, C.deep),
    at(96, 124, 1, paper(66, 84, C.sky, 5), -6),
    circle(132, 160, 20, C.hibiscus),
    line('M122 160l7 8l14-16', C.cream, 5),
  ),
  pictures: [
    {
      name: 'forms',
      svg: picture(
        C.sky,
        ...[-18, -6, 8].map((turn, n) =>
          at(150 + n * 52, 150, 1.5, paper(112, 140, n === 1 ? C.sand : C.sky, 7), turn),
        ),
        circle(330, 234, 40, C.hibiscus),
        line('M310 234l14 16l26-32', C.cream, 9),
      ),
    },
    {
      name: 'photo-booth',
      svg: picture(
        C.rose,
        rect(96, 26, 208, 250, C.deep, 10),
        rect(116, 46, 168, 130, C.cream, 6),
        stand(200, 158, 1.08, { skin: 4, hair: 'crop', top: C.fern, cloth: 'collar' }),
        rect(96, 174, 208, 102, C.deep),
        rect(0, 276, 400, 24, C.wine),
        rect(110, 192, 180, 70, C.hibiscus, 4),
        repeat(8, (n) => rect(114 + n * 22, 192, 9, 70, C.wine)),
      ),
    },
    {
      name: 'copies',
      svg: picture(
        C.butter,
        rect(74, 130, 252, 120, C.stone, 12),
        rect(60, 112, 280, 28, C.ink, 10),
        rect(242, 156, 62, 32, C.sea, 5),
        rect(250, 164, 22, 5, C.sky),
        at(160, 108, 1, shape('M-70 0L-58-70H58L70 0Z', C.white)),
        ...[0, 1, 2].map((n) => rect(96, 60 + n * 14, 108 - n * 26, 5, C.sand)),
        rect(98, 196, 120, 10, C.ink, 4),
        shape('M108 202H208L222 262H94Z', C.white),
        rect(0, 250, 400, 50, C.orange),
      ),
    },
  ],
};

/** Samba Splash: taken off the list. */
export const sambaSplash: Gallery = {
  logo: logo(
    C.butter,
    arch(100, 200, 128, 164, C.sea),
    circle(128, 84, 20, C.marigold),
    repeat(3, (n) =>
      line(`M52 ${132 + n * 22}q12-14 24 0t24 0t24 0t24 0`, n === 1 ? C.sky : C.cream, 7),
    ),
  ),
  pictures: [
    {
      name: 'pool',
      svg: picture(
        C.sand,
        rect(48, 60, 304, 190, C.cream, 60),
        rect(64, 76, 272, 158, C.sea, 48),
        repeat(4, (row) =>
          repeat(3, (n) =>
            line(`M${100 + n * 72 + (row % 2) * 20} ${108 + row * 32}q9-9 18 0t18 0`, C.sky, 5),
          ),
        ),
        line('M300 286L226 132', C.clay, 8),
        shape('M204 100h44l-8 36h-28Z', C.white),
        at(36, 284, 1.1, plant(C.clay, C.fern)),
        at(374, 74, 0.9, plant(C.hibiscus, C.fern)),
      ),
    },
    {
      name: 'terrace',
      svg: picture(
        C.sky,
        circle(330, 62, 36, C.butter),
        rect(0, 170, 400, 130, C.clay),
        repeat(4, (row) =>
          repeat(7, (n) => rect(n * 62 - (row % 2) * 31, 176 + row * 32, 58, 28, C.brick, 2)),
        ),
        repeat(9, (n) => rect(10 + n * 46, 112, 9, 58, C.cream)),
        rect(0, 104, 400, 11, C.cream),
        line('M118 78L196 254', C.sand, 9),
        shape('M176 250l34-14l34 40l-52 10Z', C.marigold),
        at(318, 200, 1.3, plant(C.cream, C.fern)),
      ),
    },
    {
      name: 'lemons',
      svg: picture(
        C.fern,
        circle(200, 150, 130, C.leaf),
        ...[
          [150, 132],
          [236, 116],
          [206, 198],
        ].map(([x = 0, y = 0]) => oval(x, y, 42, 34, C.butter) + oval(x + 42, y, 9, 7, C.butter)),
        shape(
          'M120 90C150 50 190 60 196 92C164 100 140 100 120 90ZM250 84C276 50 316 62 320 94C292 100 268 98 250 84Z',
          C.pine,
        ),
      ),
    },
  ],
};
