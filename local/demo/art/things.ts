import { C } from './palette';
import { at, circle, line, oval, rect, repeat, type Svg, shape } from './svg';

/** Things people work with. Each is drawn around its own origin, usually where it stands. */

/** A taped cardboard box. */
export function box(width: number, height: number, colour: string, tape: string): Svg {
  return (
    rect(-width / 2, -height, width, height, colour, 3) +
    rect(-width * 0.11, -height, width * 0.22, height, tape) +
    rect(-width / 2, -height, width, 5, tape)
  );
}

/** A parcel tied with string. */
export function parcel(width: number, height: number, colour: string, string: string): Svg {
  return (
    rect(-width / 2, -height, width, height, colour, 4) +
    rect(-3, -height, 6, height, string) +
    rect(-width / 2, -height / 2 - 3, width, 6, string) +
    line(`M0 ${-height}c-14-18-20 2 0 0c14-18 20 2 0 0`, string, 5)
  );
}

/** A sheet of paper with lines; turned by whoever places it. */
export function paper(
  width: number,
  height: number,
  ink: string,
  lines = 5,
  sheet: string = C.white,
): Svg {
  const gap = (height - 24) / lines;
  return (
    rect(-width / 2, -height / 2, width, height, sheet, 3) +
    repeat(lines, (n) =>
      rect(
        -width / 2 + 12,
        -height / 2 + 16 + n * gap,
        n % 3 === 2 ? width * 0.45 : width - 24,
        5,
        n === 0 ? C.ink : ink,
        2,
      ),
    )
  );
}

/** An open book seen from the reader's side. */
export function openBook(width: number, cover: string, ink: string): Svg {
  const w = width / 2;
  const page = (side: 1 | -1) =>
    shape(
      `M0-4C${side * w * 0.3}-22 ${side * w * 0.8}-20 ${side * w}-12V46C${side * w * 0.8} 38 ${side * w * 0.3} 36 0 52Z`,
      C.cream,
    );
  const words = (side: 1 | -1) =>
    repeat(3, (n) =>
      line(
        `M${side * w * 0.22} ${2 + n * 12}Q${side * w * 0.5} ${-8 + n * 12} ${side * w * 0.8} ${-3 + n * 12}`,
        ink,
        3.5,
      ),
    );
  return (
    shape(`M${-w - 8}-6V56Q${-w * 0.4} 46 0 62Q${w * 0.4} 46 ${w + 8} 56V-6Z`, cover) +
    page(1) +
    page(-1) +
    words(1) +
    words(-1)
  );
}

/** Books standing side by side; the origin is the foot of the first. */
export function books(
  spines: readonly (readonly [width: number, height: number, colour: string])[],
): Svg {
  let x = 0;
  return spines
    .map(([w, h, colour]) => {
      const spine = rect(x, -h, w, h, colour, 2) + rect(x + 3, -h + 10, w - 6, 4, C.cream, 1);
      x += w + 1;
      return spine;
    })
    .join('');
}

/** A cloud of three domes. */
export function cloud(colour: string = C.cream): Svg {
  return (
    circle(-24, -12, 18, colour) +
    circle(4, -22, 25, colour) +
    circle(30, -12, 17, colour) +
    rect(-42, -14, 88, 20, colour, 10)
  );
}

/** A loudspeaker box with two cones. */
export function speaker(width: number, height: number, colour: string, cone: string): Svg {
  const r = width * 0.33;
  return (
    rect(-width / 2, -height, width, height, colour, 8) +
    circle(0, -height * 0.3, r, cone) +
    circle(0, -height * 0.3, r * 0.45, colour) +
    circle(0, -height * 0.75, r * 0.55, cone) +
    circle(0, -height * 0.75, r * 0.2, colour)
  );
}

/** A record from above. */
export function record(radius: number, label: string): Svg {
  return (
    circle(0, 0, radius, C.ink) +
    circle(0, 0, radius * 0.76, '#1C3A34') +
    circle(0, 0, radius * 0.7, C.ink) +
    circle(0, 0, radius * 0.36, label) +
    circle(0, 0, radius * 0.07, C.cream)
  );
}

/** A microphone, head up. */
export function microphone(head: string, grip: string): Svg {
  return (
    shape('M-12 18H12L7 96H-7Z', grip) +
    circle(0, 0, 24, head) +
    rect(-20, 10, 40, 11, C.ink, 5) +
    line('M-14-8H14M-16 2H16', grip, 3)
  );
}

/** A pair of scissors, points up. */
export function scissors(blade: string, handle: string): Svg {
  return (
    line('M-16 20L18-76', blade, 9) +
    line('M16 20L-18-76', blade, 9) +
    `<g fill="none" stroke="${handle}" stroke-width="9"><circle cx="-22" cy="38" r="18"/><circle cx="22" cy="38" r="18"/></g>${circle(0, -24, 5, C.ink)}`
  );
}

/** A hammer standing on its handle. */
export function hammer(head: string, handle: string): Svg {
  return (
    rect(-7, -120, 14, 120, handle, 6) +
    shape('M-34-142H28V-112H-34Q-44-127-34-142Z', head) +
    shape('M28-138C46-140 52-130 54-120C44-124 36-122 28-116Z', head)
  );
}

/** An open-ended spanner, upright. */
export function spanner(colour: string): Svg {
  return (
    rect(-8, -110, 16, 110, colour, 8) +
    shape('M-26-150C-30-128-20-108 0-108S30-128 26-150L10-144V-132L0-126L-10-132V-144Z', colour)
  );
}

/** A flower with five petals. */
export function flower(radius: number, petal: string, heart: string): Svg {
  const r = radius;
  return (
    repeat(5, (n) => at(0, 0, 1, oval(0, -r * 0.62, r * 0.4, r * 0.5, petal), n * 72)) +
    circle(0, 0, r * 0.3, heart)
  );
}
