import { C } from './palette';
import { circle, rect, repeat, type Svg, shape } from './svg';

/** What people and boxes travel in, from the side. The origin is the road, or the middle in the air. */

/** A saloon car from the side, 200 long. */
export function car(body: string, glass: string, stripe: string): Svg {
  return (
    shape(
      'M-100-22C-100-48-84-52-62-54L-38-84C-34-90-30-92-22-92H26C34-92 40-90 44-84L66-54C90-50 100-46 100-24V-14H-100Z',
      body,
    ) +
    shape('M-48-54L-28-80Q-25-83-20-83H-2V-54ZM8-83H24Q31-83 34-79L50-54H8Z', glass) +
    rect(-100, -38, 200, 7, stripe) +
    wheel(-56, -14, 20) +
    wheel(58, -14, 20) +
    rect(90, -34, 10, 9, C.butter, 3)
  );
}

/** A wheel around its hub. */
function wheel(x: number, y: number, radius: number): Svg {
  return circle(x, y, radius, C.ink) + circle(x, y, radius * 0.45, C.stone);
}

/** A delivery van from the side, 240 long. */
export function van(body: string, glass: string, panel: string): Svg {
  return (
    shape(
      'M-120-118Q-120-128-110-128H44Q52-128 57-120L84-78L112-64Q120-60 120-50V-16H-120Z',
      body,
    ) +
    rect(-106, -110, 128, 66, panel, 6) +
    shape('M38-112H46L72-74H38Z', glass) +
    wheel(-66, -14, 25) +
    wheel(70, -14, 25) +
    rect(108, -46, 12, 10, C.butter, 3)
  );
}

/** An aeroplane from the side, nose to the end. */
export function plane(body: string, wing: string): Svg {
  return (
    shape('M-96-44H-76L-52-14H-66Z', wing) +
    shape(
      'M-84-12C-80-24-40-28 60-28C92-28 104-14 104-8C104 2 84 8 60 8H-40C-66 8-84 2-84-12Z',
      body,
    ) +
    shape('M-6 2H34L-22 48H-44Z', wing) +
    repeat(6, (n) => circle(-30 + n * 18, -12, 4.5, C.sea)) +
    shape('M76-22C86-20 92-16 96-12H76Z', C.sea)
  );
}
