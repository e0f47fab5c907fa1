import { expect, test } from 'vitest';
import { plain } from './plain';

test('what people wrote stays on its own line and out of the terminal', () => {
  expect(plain('x\ny\u0007\u202Ez\u001b[31m')).toBe('x y z [31m');
  expect(plain('  ቡና 🙂  ')).toBe('ቡና 🙂');
});
