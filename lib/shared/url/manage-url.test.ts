import { describe, expect, test } from 'vitest';
import { visitPath } from '@/lib/server/analytics/forward-events';
import {
  cancelVisitPath,
  managePath,
  movePath,
  parseManageNotice,
  parseMoveState,
  visitFilePath,
} from './manage-url';

const TOKEN = 'abcDEF_-0123456789abcdef~7-40817-0';

describe('the addresses of a customer’s own booking', () => {
  test('carry the token in their path', () => {
    expect(managePath(TOKEN)).toBe(`/booking/manage/${TOKEN}`);
    expect(cancelVisitPath(TOKEN)).toBe(`/booking/manage/${TOKEN}?ask=cancel`);
    expect(visitFilePath(TOKEN, 'en')).toBe(`/booking/manage/${TOKEN}/appointment.ics`);
  });

  test('cannot be led elsewhere by a token', () => {
    expect(managePath('../../x?y#z')).toBe('/booking/manage/..%2F..%2Fx%3Fy%23z');
  });

  test('say where one is among the times, there and back', () => {
    const state = {
      week: '2027-01-04',
      date: '2027-01-05',
      startsAt: Date.UTC(2027, 0, 5, 9),
      person: 2,
    };
    const query = new URL(movePath(TOKEN, state), 'https://site.example').searchParams;
    expect(parseMoveState(Object.fromEntries(query))).toEqual(state);
    expect(movePath(TOKEN)).toBe(`/booking/manage/${TOKEN}/move`);
    expect(parseMoveState({})).toEqual({ week: '', date: '', startsAt: null, person: null });
  });

  test('say why a change was not made', () => {
    const query = new URL(managePath(TOKEN, 'failed'), 'https://site.example').searchParams;
    expect(parseManageNotice(Object.fromEntries(query))).toBe('failed');
    expect(parseManageNotice({ notice: 'of somebody else' })).toBeNull();
  });

  test('are counted without the token', () => {
    expect(visitPath(movePath(TOKEN))).toBe('/booking/manage/:id/:id');
  });
});
