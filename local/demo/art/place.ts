import { C } from './palette';
import { at, circle, line, rect, repeat, type Svg, shape } from './svg';

/** Places: what stands behind people. Coordinates are those of the picture. */

/** An arch: centre, foot, width and height. */
export function arch(x: number, foot: number, width: number, height: number, fill: string): Svg {
  const r = width / 2;
  return shape(
    `M${x - r} ${foot}V${foot - height + r}A${r} ${r} 0 0 1 ${x + r} ${foot - height + r}V${foot}Z`,
    fill,
  );
}

/** An arched opening in a frame. */
export function archWindow(
  x: number,
  foot: number,
  width: number,
  height: number,
  frame: string,
  view: string,
): Svg {
  const edge = Math.max(6, width * 0.11);
  return arch(x, foot, width, height, frame) + arch(x, foot, width - edge * 2, height - edge, view);
}

/** A lamp hanging from the ceiling. */
export function lamp(x: number, drop: number, shade: string, glow: string = C.butter): Svg {
  return (
    line(`M${x} 0V${drop}`, C.ink, 3) +
    circle(x, drop + 24, 9, glow) +
    shape(`M${x - 26} ${drop + 24}A26 26 0 0 1 ${x + 26} ${drop + 24}Z`, shade)
  );
}

/** A potted plant; the origin is the foot of the pot. */
export function plant(potColour: string, leaf: string): Svg {
  return (
    shape(
      'M0-26C-3-54-26-62-32-58C-30-40-14-26 0-26ZM0-26C4-60 26-66 32-62C30-42 16-28 0-26ZM0-26C-7-56-4-78 3-86C13-66 8-42 0-26Z',
      leaf,
    ) + shape('M-18-30H18L13 0H-13Z', potColour)
  );
}

/** A palm tree; the origin is its foot. */
export function palm(trunk: string, leaf: string): Svg {
  const frond = shape('M0 0C20-26 52-22 64 4C44-8 22-6 0 0Z', leaf);
  return (
    line('M0 0C-6-40-2-70 8-104', trunk, 11) +
    at(8, -104, 1, [
      frond,
      `<g transform="scale(-1 1)">${frond}</g>`,
      `<g transform="rotate(-48)">${frond}</g>`,
      `<g transform="scale(-1 1) rotate(-48)">${frond}</g>`,
    ])
  );
}

/** A scalloped awning with stripes. */
export function awning(
  x: number,
  y: number,
  width: number,
  height: number,
  colours: readonly [string, string],
  count: number,
): Svg {
  const step = width / count;
  return repeat(count, (n) => {
    const colour = colours[n % 2 === 0 ? 0 : 1];
    return (
      rect(x + n * step, y, step + 0.5, height, colour) +
      shape(
        `M${x + n * step} ${y + height - 0.5}h${step}a${step / 2} ${step * 0.5} 0 0 1 ${-step} 0Z`,
        colour,
      )
    );
  });
}

/** Small flags on a sagging line. */
export function bunting(
  x: number,
  y: number,
  width: number,
  sag: number,
  colours: readonly string[],
): Svg {
  const flags = colours.map((colour, n) => {
    const t = (n + 0.5) / colours.length;
    return at(
      x + width * t,
      y + sag * 4 * t * (1 - t) * 0.5,
      1,
      shape('M-11 0H11L0 24Z', colour),
      (0.5 - t) * -14,
    );
  });
  return (
    line(`M${x} ${y}Q${x + width / 2} ${y + sag} ${x + width} ${y}`, C.ink, 3) + flags.join('')
  );
}

/** Bulbs on a sagging line. */
export function lights(
  x: number,
  y: number,
  width: number,
  sag: number,
  count: number,
  glow: string = C.cream,
): Svg {
  const bulbs = repeat(count, (n) => {
    const t = (n + 0.5) / count;
    return circle(x + width * t, y + sag * 2 * t * (1 - t) + 7, 6.5, glow);
  });
  return line(`M${x} ${y}Q${x + width / 2} ${y + sag} ${x + width} ${y}`, C.ink, 3) + bulbs;
}

/** A row of flat-roofed Maltese houses; heights in units, colours in turn. */
export function skyline(
  foot: number,
  houses: readonly (readonly [x: number, width: number, height: number, colour: string])[],
  light: string,
): Svg {
  return houses
    .map(([x, w, h, colour]) => {
      const columns = Math.max(1, Math.floor(w / 34));
      const gap = w / columns;
      const rows = Math.max(1, Math.floor((h - 20) / 48));
      const windows = repeat(columns * rows, (n) =>
        arch(
          x + gap * ((n % columns) + 0.5),
          foot - h + 46 + Math.floor(n / columns) * 48,
          14,
          26,
          light,
        ),
      );
      return (
        rect(x, foot - h, w, h, colour) + rect(x - 3, foot - h - 6, w + 6, 9, colour) + windows
      );
    })
    .join('');
}

/** The closed wooden balcony of Maltese streets, hung on a wall. */
export function gallarija(
  x: number,
  y: number,
  width: number,
  wood: string,
  panes: string,
  panel: string,
): Svg {
  const step = (width - 20) / 3;
  return (
    shape(`M${x - 6} ${y + 16}L${x} ${y}H${x + width}L${x + width + 6} ${y + 16}Z`, C.ink) +
    rect(x, y + 14, width, 118, wood) +
    repeat(
      3,
      (n) =>
        arch(x + 10 + step * (n + 0.5), y + 82, step - 8, 56, panes) +
        rect(x + 14 + step * n, y + 92, step - 8, 32, panel, 3),
    ) +
    shape(`M${x - 6} ${y + 130}H${x + width + 6}L${x + width - 12} ${y + 148}H${x + 12}Z`, C.ink)
  );
}

/** Sea: a field with two rows of small waves. */
export function sea(y: number, fill: string, crest: string): Svg {
  const wave = (n: number, row: number) =>
    line(`M${n * 58 + row * 29 - 10} ${y + 26 + row * 30}q9-9 18 0t18 0`, crest, 4);
  return (
    rect(0, y, 400, 300 - y, fill) + repeat(7, (n) => wave(n, 0)) + repeat(7, (n) => wave(n, 1))
  );
}
