import { OUTLINES } from './outlines';
import { GOZO_PLACES, type Point, pointOf } from './points';

export interface PlaceCount {
  id: number;
  count: number;
}

/** Localities whose marks would cover each other share one mark. */
export interface MapMark {
  /** In units of the map. */
  x: number;
  y: number;
  count: number;
  places: readonly PlaceCount[];
}

/** A map of {@link MAP_SIZE}, with north at the top. */
export interface ResultsMap {
  /** For the `d` of an SVG path. */
  coasts: readonly string[];
  marks: readonly MapMark[];
}

/** On a phone, a unit is about a pixel. */
export const MAP_SIZE = { width: 360, height: 280 };

/** The margin around the whole island, and around the outermost marks with their names. */
const MARGIN = { whole: 16, closer: 44 };
/** The width of a fingertip. */
const APART = 44;
/** The coasts are not exact enough for a closer map. */
const NARROWEST_KM = 10;
const ROUNDS = 30;

/** The length of one degree at Malta. */
const KM_EAST = 90.1;
const KM_NORTH = 111.2;

interface Position {
  x: number;
  y: number;
}

/** In kilometres from the north-western corner of the map. */
function positionOf({ latitude, longitude }: Point): Position {
  return { x: (longitude - 14.18) * KM_EAST, y: (36.09 - latitude) * KM_NORTH };
}

interface Extent {
  west: number;
  east: number;
  north: number;
  south: number;
}

function extentOf(points: readonly Position[]): Extent {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    west: Math.min(...xs),
    east: Math.max(...xs),
    north: Math.min(...ys),
    south: Math.max(...ys),
  };
}

type Ring = (typeof OUTLINES)[number];

const alongCoast = (ring: Ring = []) =>
  ring.map(([longitude, latitude]) => positionOf({ latitude, longitude }));

/** Whole coasts are drawn, because people know their shapes. */
const MALTA = alongCoast(OUTLINES[0]);
const GOZO = alongCoast(OUTLINES[1]);

const rounded = (value: number) => Math.round(value * 10) / 10;

function projectionOf({ west, east, north, south }: Extent, margin: number) {
  const { width, height } = MAP_SIZE;
  const unitsPerKm = Math.min(
    (width - 2 * margin) / Math.max(east - west, NARROWEST_KM),
    (height - 2 * margin) / Math.max(south - north, (NARROWEST_KM * height) / width),
  );
  return ({ x, y }: Position): Position => ({
    x: rounded(width / 2 + (x - (west + east) / 2) * unitsPerKm),
    y: rounded(height / 2 + (y - (north + south) / 2) * unitsPerKm),
  });
}

function nearestPair(marks: readonly MapMark[]): [MapMark, MapMark] | null {
  let nearest: [MapMark, MapMark] | null = null;
  let least = APART;
  for (const [at, a] of marks.entries()) {
    for (const b of marks.slice(at + 1)) {
      const distance = Math.hypot(a.x - b.x, a.y - b.y);
      if (distance < least) [nearest, least] = [[a, b], distance];
    }
  }
  return nearest;
}

function joined(a: MapMark, b: MapMark): MapMark {
  const count = a.count + b.count;
  return {
    x: (a.x * a.count + b.x * b.count) / count,
    y: (a.y * a.count + b.y * b.count) / count,
    count,
    places: [...a.places, ...b.places].sort((one, other) => other.count - one.count),
  };
}

function join(marks: readonly MapMark[]): MapMark[] {
  let left = [...marks];
  for (let pair = nearestPair(left); pair; pair = nearestPair(left)) {
    const [a, b] = pair;
    left = [...left.filter((mark) => mark !== a && mark !== b), joined(a, b)];
  }
  return left;
}

function moveApart(marks: readonly MapMark[]): MapMark[] {
  const moved = marks.map((mark) => ({ ...mark }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, a] of moved.entries()) {
      for (const b of moved.slice(at + 1)) {
        const [east, south] = [b.x - a.x || 0.1, b.y - a.y];
        const distance = Math.hypot(east, south);
        const missing = Math.max(0, APART - distance) / 2 / distance;
        a.x = within(a.x - east * missing, MAP_SIZE.width);
        a.y = within(a.y - south * missing, MAP_SIZE.height);
        b.x = within(b.x + east * missing, MAP_SIZE.width);
        b.y = within(b.y + south * missing, MAP_SIZE.height);
      }
    }
  }
  return moved;
}

const within = (value: number, size: number) =>
  Math.min(Math.max(value, APART / 2), size - APART / 2);

export const onMap = (counts: readonly PlaceCount[]) =>
  counts.filter(({ id, count }) => count > 0 && pointOf(id) !== null);

/**
 * `only` lists the localities of a closer map; it is empty for all. Marks that would cover each
 * other are joined. On the closest map, they are moved apart.
 */
export function resultsMap(counts: readonly PlaceCount[], only: readonly number[]): ResultsMap {
  const found = counts.flatMap((place) => {
    const point = pointOf(place.id);
    return point && place.count > 0 ? [{ ...place, ...positionOf(point) }] : [];
  });
  const chosen = found.filter(({ id }) => only.includes(id));
  const isWhole = chosen.length === 0;
  const shown = isWhole ? found : chosen;
  const hasGozo = shown.some(({ id }) => GOZO_PLACES.includes(id));
  const extent = extentOf(isWhole ? [...MALTA, ...(hasGozo ? GOZO : [])] : chosen);
  const toUnits = projectionOf(extent, isWhole ? MARGIN.whole : MARGIN.closer);
  const marks = shown.map(({ id, count, ...position }) => ({
    ...toUnits(position),
    count,
    places: [{ id, count }],
  }));
  const isClosest = extent.east - extent.west < NARROWEST_KM;
  return {
    coasts: OUTLINES.map((ring) => {
      const points = alongCoast(ring).map(toUnits);
      return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
    }),
    marks: (isClosest ? moveApart(marks) : join(marks))
      .map((mark) => ({ ...mark, x: rounded(mark.x), y: rounded(mark.y) }))
      .sort((a, b) => a.y - b.y || a.x - b.x),
  };
}
