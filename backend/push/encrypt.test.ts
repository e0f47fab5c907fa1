import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { areKeys, encrypt } from './encrypt';
import { readVapidKey, vapidHeader } from './vapid';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, appendix A. */
const EXAMPLE = {
  plain: 'When I grow up, I want to be a watermelon',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T' +
    'lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('the encryption of a push', () => {
  it('is that of RFC 8291, by its example', () => {
    const randomness = { privateKey: bytes(EXAMPLE.privateKey), salt: bytes(EXAMPLE.salt) };
    const sealed = encrypt(Buffer.from(EXAMPLE.plain), EXAMPLE.keys, randomness);
    expect(sealed.toString('base64url')).toBe(EXAMPLE.body);
  });

  it('never gives the same bytes twice', () => {
    const sealed = () => encrypt(Buffer.from('a'), EXAMPLE.keys).toString('base64url');
    expect(sealed()).not.toBe(sealed());
  });

  it.each([
    ['', EXAMPLE.keys.auth],
    ['AAAA', EXAMPLE.keys.auth],
    [EXAMPLE.keys.p256dh, 'AAAA'],
    [Buffer.alloc(65, 4).toString('base64url'), EXAMPLE.keys.auth],
  ])('refuses what is no key: %s, %s', (p256dh, auth) => {
    expect(areKeys({ p256dh, auth })).toBe(false);
    expect(areKeys(EXAMPLE.keys)).toBe(true);
  });
});

describe('a VAPID key', () => {
  it.each(['', 'AAAA', Buffer.alloc(32).toString('base64url'), 'ab'.repeat(32), '!'.repeat(43)])(
    'is none of %j',
    (text) => {
      expect(readVapidKey(text)).toBeNull();
    },
  );

  it('signs for one service and twelve hours, which its public key proves', () => {
    const key = readVapidKey(EXAMPLE.privateKey);
    if (!key) throw new Error('the key of the example is not read');
    const now = Date.UTC(2027, 0, 4);
    const about = { audience: 'https://push.example', contact: 'mailto:a@b.example', now };
    const [, token = '', publicKey] = /^vapid t=(.+), k=(.+)$/.exec(vapidHeader(key, about)) ?? [];
    expect(publicKey).toBe(key.publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    expect(JSON.parse(bytes(claims).toString())).toEqual({
      aud: about.audience,
      sub: about.contact,
      exp: now / 1000 + 12 * 3600,
    });
    const point = bytes(key.publicKey);
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
      half.toString('base64url'),
    );
    const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const signed = { key: jwk, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, bytes(signature))).toBe(true);
  });
});
