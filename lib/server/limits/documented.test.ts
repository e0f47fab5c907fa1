import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LIMITS } from '@/lib/shared/domain/limits';

const page = readFileSync('docs/topics/limits.md', 'utf8').replaceAll('\n', ' ');
const namesIn = (text: string) => [...text.matchAll(/`([A-Za-z]+)`/g)].map(([, name]) => name);

it('docs/topics/limits.md names every limit, and those that each process counts for itself', () => {
  const rows = [...page.matchAll(/\| (`[^|]+) \|/g)].flatMap(([, cell]) => namesIn(cell ?? ''));
  expect(rows.toSorted()).toEqual(Object.keys(LIMITS).toSorted());
  const [, apart = ''] = /store\. ([^.]*) are always counted by each process/.exec(page) ?? [];
  const own = Object.entries(LIMITS).flatMap(([name, { counted }]) =>
    counted === 'apart' ? name : [],
  );
  expect(namesIn(apart).toSorted()).toEqual(own.toSorted());
});
