import { C } from '../palette';
import { arm, type Person, stand } from '../person';
import { at, circle, line, picture, repeat, type Svg } from '../svg';

const ADA: Person = {
  ...{ skin: 1, hair: 'wrap', hairColour: C.hibiscus, fold: C.wine, top: C.fern },
  ...{ smile: 'open', earrings: C.marigold },
};
const NILO: Person = {
  ...{ skin: 4, hair: 'fade', top: C.marigold, cloth: 'stripes', trim: C.orange },
  smile: 'open',
};
const JOY: Person = { skin: 3, hair: 'afro', top: C.wine, smile: 'open', earrings: C.cream };

/** A number that swings between -1 and 1, `beats` times a loop. */
const swing = (time: number, beats: number, shift = 0) =>
  Math.sin((time * beats + shift) * Math.PI * 2);

function mirrorBall(time: number): Svg {
  const radius = 58;
  const rings = [-36, -12, 12, 36].map((y) => {
    const half = Math.sqrt(radius ** 2 - y ** 2) - 1;
    return line(`M${-half} ${y}H${half}`, C.sea, 3);
  });
  const turning = repeat(5, (n) => {
    const x = Math.abs(Math.cos(((n + time * 5) / 5) * Math.PI) * radius);
    return `<ellipse rx="${x.toFixed(1)}" ry="${radius}" fill="none" stroke="${C.sea}" stroke-width="3"/>`;
  });
  return circle(0, 0, radius, C.sky) + turning + rings.join('');
}

/** Two sagging cords of bulbs that light up in turn. */
function bulbs(time: number): Svg {
  return repeat(2, (side) => {
    const glow = repeat(4, (n) => {
      const along = (n + 0.5) / 4;
      const isLit = Math.floor(time * 12 + n + side) % 2 === 0;
      const y = 18 + 84 * along * (1 - along);
      return circle(side * 200 + 200 * along, y + 8, 6.5, isLit ? C.butter : C.orange);
    });
    return line(`M${side * 200} 18q100 42 200 0`, C.ink, 3) + glow;
  });
}

interface Dancer {
  who: Person;
  x: number;
  y: number;
  /** Where in the beat they begin. */
  shift: number;
  /** The side of the arm that is up: -1 the start, 1 the end, 0 none. */
  up: -1 | 0 | 1;
}

/** Somebody on the beat: down on it, and from side to side on every other one. */
function dance({ who, x, y, shift, up }: Dancer, time: number): Svg {
  const lean = swing(time, 3, shift);
  const drop = Math.abs(swing(time, 3, shift + 0.1)) * 9;
  const wave = swing(time, 3, shift + 0.25) * 12;
  const [shoulder, elbow, hand] = [up * 40, up * 66, up * (54 + wave * 0.5)];
  const raised =
    up === 0
      ? ''
      : arm(
          `M${shoulder} 58C${elbow} 12 ${elbow} -34 ${hand} ${-66 - wave}`,
          who.top,
          [hand, -72 - wave],
          who.skin,
          26,
        );
  const body = stand(0, 0, 1.5, { ...who, look: lean * 3 });
  return at(x + lean * 6, y + drop, 1, body + raised, lean * 5);
}

const DANCERS: readonly Dancer[] = [
  { who: ADA, x: 96, y: 214, shift: 0, up: -1 },
  { who: NILO, x: 204, y: 234, shift: 0.5, up: 0 },
  { who: JOY, x: 312, y: 216, shift: 0, up: 1 },
];

/** A dance in the street as a loop: `time` runs from 0 to 1 and begins again. */
export function streetDance(time: number): Svg {
  return picture(
    C.night,
    bulbs(time),
    line('M200 0V74', C.ink, 4),
    at(200, 118, 1, mirrorBall(time)),
    ...DANCERS.map((dancer) => dance(dancer, time)),
  );
}
