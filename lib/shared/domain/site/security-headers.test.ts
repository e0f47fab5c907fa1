import { expect, it } from 'vitest';
import { strictTransport } from './security-headers';

it('speaks for subdomains only where the operator says so', () => {
  for (const unset of [undefined, '', ' ', 'no']) {
    expect(strictTransport(unset)).toBe('max-age=63072000');
  }
  expect(strictTransport('yes')).toBe('max-age=63072000; includeSubDomains');
  expect(() => strictTransport('true')).toThrow('HSTS_INCLUDE_SUBDOMAINS: set yes or no');
});
