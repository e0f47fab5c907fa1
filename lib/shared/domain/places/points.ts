/** Degrees north and east. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** The middle of each locality, exact to a few hundred metres. */
const MIDDLES: Readonly<Record<number, readonly [number, number]>> = {
  1: [35.899, 14.514],
  2: [35.897, 14.462],
  3: [35.911, 14.504],
  4: [35.909, 14.426],
  5: [35.881, 14.398],
  6: [35.873, 14.507],
  7: [35.928, 14.481],
  8: [35.923, 14.489],
  9: [35.897, 14.491],
  10: [35.89, 14.442],
  11: [35.9, 14.455],
  12: [35.888, 14.522],
  13: [35.878, 14.471],
  14: [35.826, 14.529],
  15: [35.88, 14.522],
  16: [35.861, 14.382],
  17: [35.872, 14.523],
  18: [35.892, 14.508],
  19: [35.849, 14.503],
  20: [35.906, 14.494],
  21: [35.924, 14.453],
  22: [35.849, 14.517],
  23: [35.885, 14.488],
  24: [35.905, 14.454],
  25: [35.888, 14.517],
  26: [35.889, 14.532],
  27: [35.842, 14.485],
  28: [35.901, 14.447],
  29: [35.859, 14.489],
  30: [35.879, 14.495],
  31: [35.862, 14.567],
  32: [35.842, 14.544],
  33: [35.886, 14.403],
  34: [35.956, 14.362],
  35: [35.92, 14.367],
  36: [35.844, 14.467],
  37: [35.898, 14.489],
  38: [35.89, 14.397],
  39: [35.915, 14.444],
  40: [35.894, 14.495],
  41: [35.835, 14.458],
  42: [35.833, 14.485],
  43: [35.918, 14.489],
  44: [35.908, 14.477],
  45: [35.949, 14.407],
  46: [35.862, 14.504],
  47: [35.891, 14.474],
  48: [35.855, 14.436],
  49: [35.922, 14.479],
  50: [35.9, 14.498],
  51: [35.866, 14.512],
  52: [35.886, 14.548],
  53: [35.876, 14.535],
  54: [35.872, 14.441],
  55: [35.855, 14.533],
  56: [35.831, 14.474],
  58: [36.038, 14.237],
  59: [36.027, 14.288],
  60: [36.061, 14.209],
  62: [36.042, 14.227],
  63: [36.03, 14.234],
  64: [36.038, 14.295],
  65: [36.036, 14.31],
  66: [36.055, 14.204],
  67: [36.024, 14.243],
  68: [36.044, 14.24],
  69: [36.05, 14.264],
  70: [36.033, 14.258],
};

/** The reference data lists Birkirkara and Ħal Qormi twice. */
const SAME_AS: Readonly<Record<number, number>> = { 57: 2, 61: 13 };

/** Returns null if it is no locality of Malta. */
export function pointOf(cityId: number): Point | null {
  const middle = MIDDLES[SAME_AS[cityId] ?? cityId];
  return middle ? { latitude: middle[0], longitude: middle[1] } : null;
}

const KM_PER_DEGREE = 111.2;

/** Exact enough for islands of 30 km. */
export function kilometresBetween(a: Point, b: Point): number {
  const middle = ((a.latitude + b.latitude) / 2) * (Math.PI / 180);
  const north = (a.latitude - b.latitude) * KM_PER_DEGREE;
  const east = (a.longitude - b.longitude) * KM_PER_DEGREE * Math.cos(middle);
  return Math.hypot(north, east);
}

export const ALL_PLACES: readonly { id: number; point: Point }[] = Object.entries(MIDDLES).map(
  ([id, [latitude, longitude]]) => ({ id: Number(id), point: { latitude, longitude } }),
);

const AROUND_KM = 3;

/** The place itself comes first, then the others by distance. */
export function placesAround(cityId: number): number[] {
  const middle = pointOf(cityId);
  if (!middle) return [cityId];
  return ALL_PLACES.map(({ id, point }) => ({ id, km: kilometresBetween(middle, point) }))
    .filter(({ km }) => km <= AROUND_KM)
    .sort((a, b) => a.km - b.km)
    .map(({ id }) => id);
}

export const GOZO_PLACES: readonly number[] = [68, 58, 59, 60, 62, 63, 64, 65, 66, 67, 69, 70];
