import { describe, expect, it } from 'vitest';
import { isWorthDrawing, toFigure } from './insight';

describe('a figure', () => {
  it('compares thirty days with the thirty before', () => {
    const daily = [...Array<number>(30).fill(2), ...Array<number>(29).fill(1), 5];
    expect(toFigure(daily)).toMatchObject({ recent: 34, before: 60 });
    expect(toFigure(daily).days).toHaveLength(30);
  });

  it('has bars from ten in all, on seven days, on', () => {
    const of = (...days: number[]) => isWorthDrawing(toFigure([...Array(60).fill(0), ...days]));
    expect(of(4, 1, 1, 1, 1, 1, 1)).toBe(true);
    expect(of(3, 1, 1, 1, 1, 1, 1)).toBe(false);
    expect(of(90, 1, 1, 1, 1, 1)).toBe(false);
  });
});
