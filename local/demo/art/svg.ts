/** A piece of SVG markup. Pictures are made of flat shapes only: no outline, gradient or text. */
export type Svg = string;

/** A picture of a gallery: 400 by 300 units. */
export function picture(field: string, ...parts: Svg[]): Svg {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="1200" height="900">${rect(0, 0, 400, 300, field)}${parts.join('')}</svg>`;
}

/** A logo: 200 by 200 units. The arch frame cuts its sides, so what matters stays between 22 and 178. */
export function logo(field: string, ...parts: Svg[]): Svg {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="512" height="512">${rect(0, 0, 200, 200, field)}${parts.join('')}</svg>`;
}

export function rect(x: number, y: number, w: number, h: number, fill: string, round = 0): Svg {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): Svg {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string): Svg {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
}

export function shape(d: string, fill: string): Svg {
  return `<path d="${d}" fill="${fill}" fill-rule="evenodd"/>`;
}

/** A stroke with round ends. */
export function line(d: string, stroke: string, width: number): Svg {
  return `<path d="${d}" stroke="${stroke}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Parts moved to a place, scaled and turned about their own origin. */
export function at(x: number, y: number, scale: number, parts: Svg | Svg[], turn = 0): Svg {
  const inner = typeof parts === 'string' ? parts : parts.join('');
  return `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">${inner}</g>`;
}

/** Parts mirrored left to right about x = 0, then moved to a place. */
export function mirrored(x: number, y: number, scale: number, parts: Svg): Svg {
  return `<g transform="translate(${x} ${y}) scale(${-scale} ${scale})">${parts}</g>`;
}

/** One part for each of the numbers 0 to count - 1. */
export function repeat(count: number, part: (index: number) => Svg): Svg {
  return Array.from({ length: count }, (_, index) => part(index)).join('');
}

/** A staggered field of parts over a rectangle; `part` draws around the origin. */
export function pattern(
  area: { x: number; y: number; w: number; h: number; step: number },
  part: (index: number) => Svg,
): Svg {
  const columns = Math.ceil(area.w / area.step) + 1;
  const rows = Math.ceil(area.h / (area.step * 0.86)) + 1;
  return repeat(columns * rows, (index) => {
    const row = Math.floor(index / columns);
    const x = area.x + ((index % columns) + (row % 2) / 2) * area.step;
    return at(x, area.y + row * area.step * 0.86, 1, part(index + row * 2));
  });
}

/** The entry of a non-empty list at an index that may run past its end. */
export function cycle<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}
