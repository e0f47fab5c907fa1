import { expect, test } from 'vitest';
import { answerCall, findCall } from './answer-call';
import { calls } from './calls';

test.each(Object.entries(calls))('an address leads to %s, with its values', (_, handler) => {
  const { method, path } = handler.row;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const asked = path
    .replaceAll(/\{(\w+)\}/g, 'of $1')
    .split('/')
    .slice(2);
  const found = findCall(method, asked);
  expect(found?.handler.row).toBe(handler.row);
  expect(found?.params).toEqual(Object.fromEntries(names.map((name) => [name, `of ${name}`])));
});

test('an address of none is not found', async () => {
  for (const call of [['services', '7', 'nothing'], ['servicess'], ['services', '']]) {
    const request = new Request(`https://settln.example/api/${call.join('/')}`);
    const answer = await answerCall(request, { params: Promise.resolve({ call }) });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } });
  }
});
