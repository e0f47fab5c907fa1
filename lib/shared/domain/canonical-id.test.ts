import { expect, test } from 'vitest';
import { canonicalId } from './canonical-id';

test.each([
  ['3F2504E0-4F89-41D3-9A0C-0305E82C3301', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
  [' 3f2504e0-4f89-41d3-9a0c-0305e82c3301 ', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
  ['0007', '7'],
  ['\t7\n', '7'],
  ['000', '0'],
  ['12345678901234567890123', '12345678901234567890123'],
  ['', ''],
])('%j is spelled %j', (text, id) => {
  expect(canonicalId(text)).toBe(id);
});

test.each(['Ab-7', '07a', '-07', '7.0', '1e3', '3F2504E0-4F89-41D3-9A0C', '0x1F', 'ÄB'])(
  '%j stays as its host spells it',
  (id) => {
    expect(canonicalId(id)).toBe(id);
  },
);
