import { describe, expect, test } from 'vitest';
import { ALL_PLACES } from './points';
import { MAP_SIZE, resultsMap } from './results-map';

const everywhere = ALL_PLACES.map(({ id }) => ({ id, count: 3 }));

const isOnMap = ({ x, y }: { x: number; y: number }) =>
  x >= 0 && x <= MAP_SIZE.width && y >= 0 && y <= MAP_SIZE.height;

/** The least distance of two marks. */
function closest(marks: readonly { x: number; y: number }[]): number {
  const distances = marks.flatMap((a, at) =>
    marks.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
  );
  return Math.min(...distances);
}

describe('resultsMap', () => {
  test('shows every result, on the map and apart from the others', () => {
    const { marks } = resultsMap(everywhere, []);
    expect(marks.flatMap(({ places }) => places)).toHaveLength(everywhere.length);
    expect(marks.reduce((total, { count }) => total + count, 0)).toBe(everywhere.length * 3);
    expect(marks.every(isOnMap)).toBe(true);
    expect(closest(marks)).toBeGreaterThanOrEqual(44);
  });

  test('places Gozo west and north of Valletta', () => {
    const { marks } = resultsMap(
      [
        { id: 1, count: 2 },
        { id: 68, count: 5 },
      ],
      [],
    );
    const [gozo, valletta] = marks;
    expect(gozo?.places[0]?.id).toBe(68);
    expect(valletta?.places[0]?.id).toBe(1);
    expect(gozo && valletta && gozo.x < valletta.x && gozo.y < valletta.y).toBe(true);
  });

  test('shows the whole of Gozo where somebody is there', () => {
    const [, gozo = ''] = resultsMap([{ id: 68, count: 1 }], []).coasts;
    const points = gozo
      .slice(1, -1)
      .split('L')
      .map((point) => point.split(' ').map(Number));
    expect(points.every(([x = -1, y = -1]) => isOnMap({ x, y }))).toBe(true);
  });

  test('comes to one locality a mark, however often it is looked at more closely', () => {
    const open = resultsMap(everywhere, []).marks.map(({ places }) => places);
    let steps = 0;
    for (let places = open.pop(); places; places = open.pop()) {
      if (places.length === 1) continue;
      const { marks } = resultsMap(
        everywhere,
        places.map(({ id }) => id),
      );
      expect(marks.flatMap(({ places }) => places)).toHaveLength(places.length);
      expect(marks.every(isOnMap)).toBe(true);
      expect(marks.length).toBeGreaterThan(1);
      expect(closest(marks)).toBeGreaterThan(30);
      open.push(...marks.map(({ places }) => places));
      steps++;
    }
    expect(steps).toBeLessThan(40);
  });

  test('is of all islands where nobody is found, and of all results where none of the chosen is left', () => {
    expect(resultsMap([], []).marks).toEqual([]);
    expect(resultsMap([{ id: 3, count: 0 }], []).coasts).toEqual(resultsMap([], []).coasts);
    expect(resultsMap([{ id: 3, count: 1 }], [4]).marks).toHaveLength(1);
  });

  test('leaves out what is no locality', () => {
    expect(resultsMap([{ id: 999, count: 4 }], []).marks).toEqual([]);
  });
});
