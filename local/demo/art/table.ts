import { C } from './palette';
import { at, circle, line, oval, rect, repeat, type Svg, shape } from './svg';

/** Things that stand on tables. Each is drawn around its own origin, which is where it stands. */

/** A footed bowl seen from the side, `filling` heaped over its rim. */
export function bowl(radius: number, colour: string, foot: string, filling?: string): Svg {
  const r = radius;
  const rim = -(r * 0.92 + 6);
  const heap = filling
    ? shape(
        `M${-r * 0.84} ${rim + 1}C${-r * 0.72} ${rim - r * 0.55} ${r * 0.72} ${rim - r * 0.55} ${r * 0.84} ${rim + 1}Z`,
        filling,
      )
    : '';
  return `${heap}${shape(`M${-r} ${rim}H${r}A${r} ${r * 0.92} 0 0 1 ${-r} ${rim}Z`, colour)}${rect(-r * 0.4, -8, r * 0.8, 8, foot, 2)}`;
}

/** A cup without a handle. */
export function cup(colour: string, width = 38, height = 40): Svg {
  const w = width / 2;
  return shape(
    `M${-w} ${-height}H${w}V${-height * 0.6}C${w} ${-height * 0.14} ${w * 0.5} 0 0 0S${-w} ${-height * 0.14} ${-w} ${-height * 0.6}Z`,
    colour,
  );
}

/** Two curls of steam, rising from the origin. */
export function steam(colour: string = C.white, height = 30): Svg {
  const h = height;
  return line(
    `M-7 0c-8 ${-h * 0.3} 8 ${-h * 0.45} 0 ${-h}M7 0c-8 ${-h * 0.3} 8 ${-h * 0.45} 0 ${-h}`,
    colour,
    4,
  );
}

/** A round-bellied coffee pot with a long neck. */
export function coffeePot(colour: string): Svg {
  return (
    shape('M-5-58H5L9-40C26-34 28-2 14 0H-14C-28-2-26-34-9-40Z', colour) +
    line('M20-30C34-34 34-44 42-46', colour, 7) +
    line('M-19-28C-38-30-36-6-18-9', colour, 5) +
    circle(0, -62, 5, colour)
  );
}

/** A cooking pot with two ears. */
export function pot(width: number, height: number, colour: string, band: string): Svg {
  const w = width / 2;
  return (
    rect(-w - 16, -height * 0.78, width + 32, 12, band, 6) +
    shape(`M${-w} ${-height}H${w}V${-18}Q${w} 0 ${w - 18} 0H${-w + 18}Q${-w} 0 ${-w}-18Z`, colour) +
    rect(-w - 5, -height - 8, width + 10, 13, band, 5)
  );
}

/** A plate from above. */
export function plate(radius: number, rim: string, food: string): Svg {
  return circle(0, 0, radius, rim) + circle(0, 0, radius * 0.78, food);
}

/** A tea glass with a waist. */
export function teaGlass(tea: string, glass: string = C.sky): Svg {
  return (
    oval(0, 0, 24, 5, C.cream) +
    shape('M-14-46H14C14-34 8-30 8-22S13-4 9 0H-9C-13-4-8-14-8-22S-14-34-14-46Z', glass) +
    shape('M-13-38H13C12-32 8-29 8-22S13-4 9 0H-9C-13-4-8-14-8-22S-12-32-13-38Z', tea)
  );
}

/** A glass bottle or jar with a lid. */
export function jar(width: number, height: number, filling: string, lid: string): Svg {
  return (
    rect(-width / 2, -height, width, height, C.sky, 8) +
    rect(-width / 2 + 4, -height * 0.72, width - 8, height * 0.72 - 4, filling, 5) +
    rect(-width / 2 + 3, -height - 9, width - 6, 12, lid, 3)
  );
}

type Tier = readonly [width: number, height: number, colour: string];

/** A round cake of tiers on a stand, the lowest first. */
export function cake(layers: readonly [Tier, ...Tier[]], icing: string): Svg {
  let top = -22;
  const tiers = layers.map(([w, h, colour]) => {
    top -= h;
    const drips = repeat(Math.floor(w / 22), (n) => {
      const step = w / Math.floor(w / 22);
      return shape(
        `M${-w / 2 + n * step} ${top}h${step}a${step / 2} ${step * 0.5} 0 0 1 ${-step} 0Z`,
        icing,
      );
    });
    return rect(-w / 2, top, w, h, colour) + drips;
  });
  return (
    rect(-8, -14, 16, 14, C.sand) +
    rect(-layers[0][0] / 2 - 14, -24, layers[0][0] + 28, 9, C.sand, 4) +
    tiers.join('')
  );
}

/** A table seen from the front: a dark edge, and a cloth with a hem of bowls. */
export function cloth(
  x: number,
  y: number,
  width: number,
  colour: string,
  hem: string,
  count: number,
): Svg {
  const step = width / count;
  const bowls = repeat(count, (n) =>
    shape(
      `M${x + n * step} ${y + 16}h${step}a${step / 2} ${step * 0.55} 0 0 1 ${-step} 0Z`,
      n % 2 ? colour : hem,
    ),
  );
  return (
    rect(x + 10, y + 14, width - 20, 300, colour) +
    bowls +
    rect(x - 10, y, width + 20, 18, C.ink, 7)
  );
}

/** Lemons, limes, peppers: a round fruit with a leaf. */
export function fruit(radius: number, colour: string): Svg {
  return (
    circle(0, -radius, radius, colour) +
    at(0, -radius * 2, radius / 20, shape('M0 2C2-12 16-14 20-12C18-2 8 4 0 2Z', C.fern))
  );
}
