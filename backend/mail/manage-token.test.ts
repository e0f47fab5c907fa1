import { describe, expect, test } from 'vitest';
import { LINK_SECRET } from '@/backend/testing/link-secret';
import { sealLink } from './link-token';
import { readManageToken, toMailedToken, toManageToken } from './manage-token';

const BOOKING = { accountId: 7, bookingId: 40_817, linkVersion: 2 };
const TOKEN = toManageToken(BOOKING, LINK_SECRET);

describe('the token of a customer’s link', () => {
  test('names its booking and the version of its link', () => {
    expect(readManageToken(TOKEN, LINK_SECRET)).toEqual({ ...BOOKING, isMailed: false });
    const mailed = toMailedToken(BOOKING, LINK_SECRET);
    expect(readManageToken(mailed, LINK_SECRET)).toEqual({ ...BOOKING, isMailed: true });
  });

  test('needs no escapes in an address, and ends with a digit', () => {
    expect(encodeURIComponent(TOKEN)).toBe(TOKEN);
    expect(TOKEN).toMatch(/\d$/);
  });

  test.each([
    ['nothing', ''],
    ['another booking', TOKEN.replace('40817', '40818')],
    ['another account', TOKEN.replace('~7-', '~8-')],
    ['another version', TOKEN.replace(/2$/, '1')],
    ['another spelling of the same numbers', TOKEN.replace('~7-', '~07-')],
    ['a changed signature', `${TOKEN.startsWith('A') ? 'B' : 'A'}${TOKEN.slice(1)}`],
    ['no signature', TOKEN.slice(TOKEN.indexOf('~'))],
    ['a seal for another purpose', sealLink('stop', '7-40817-2', LINK_SECRET)],
    ['something longer', `${TOKEN}0`],
  ])('%s is refused', (_, token) => {
    expect(readManageToken(token, LINK_SECRET)).toBeNull();
  });

  test('another secret is refused', () => {
    expect(readManageToken(TOKEN, `${LINK_SECRET}!`)).toBeNull();
  });
});
