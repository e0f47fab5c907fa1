import { expect, it } from 'vitest';
import { toSource } from './source';

it('finds spreads of literals in elements, objects, arrays and arguments', () => {
  const text = [
    "const table = { ...{ a: 1 }, ...(isOpen && { b: 2 }), ...['c'], ...rest };",
    "call(...['a', 'b'], ...(['c'] as const));",
    'const element = <Card {...{ title }} {...props} />;',
  ].join('\n');
  expect(toSource('app/card.tsx', text).spreads).toEqual([
    ...Array(2).fill('app/card.tsx:1'),
    ...Array(2).fill('app/card.tsx:2'),
    'app/card.tsx:3',
  ]);
});

it('counts the words of comments, and leaves texts that look like comments alone', () => {
  const text = [
    '/** Two words. */',
    'const address = "https://example.org // no";',
    '// one-word --',
  ].join('\n');
  const { commentWords, code } = toSource('lib/address.ts', text);
  expect(commentWords).toBe(3);
  expect(code).toContain('https://example.org // no');
  expect(code).not.toContain('Two');
});

it('finds methods that are replaced', () => {
  const text = [
    'response.writeHead = (status) => send(status);',
    "Object.defineProperty(response, 'end', { value: send });",
    'const close = server.close;',
  ].join('\n');
  expect(toSource('lib/http/door.ts', text).replacedMethods).toEqual([
    'lib/http/door.ts:1 writeHead',
    'lib/http/door.ts:2 end',
  ]);
});

it('resolves what a file imports', () => {
  const text =
    "import { toSource } from './source';\nexport { z } from '@/tools/house';\nimport 'zod';";
  expect(toSource('tools/house/made-up.ts', text).imports).toEqual([
    'tools/house/source.ts',
    'tools/house.ts',
  ]);
});
