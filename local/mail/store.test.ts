import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openMailStore } from './store';

it('lists mails that are whole alone, while others arrive', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'settln-mail-store-'));
  const store = await openMailStore(folder);
  const mail = Buffer.alloc(200_000, 'x');
  let isOver = false;
  const arriving = Promise.all(
    Array.from({ length: 60 }, (_, n) => store.keep(mail, `${n}@other.example`)),
  ).finally(() => {
    isOver = true;
  });
  const sizes = new Set<number | undefined>();
  while (!isOver) {
    for (const name of await store.list()) sizes.add((await store.read(name))?.length);
  }
  expect((await arriving).toSorted()).toEqual((await store.list()).toSorted());
  expect([...sizes].filter((size) => size !== mail.length)).toEqual([]);
  await rm(folder, { recursive: true });
});
