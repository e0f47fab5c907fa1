import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ProvidingMembers } from './community-members';
import { DemoEvent } from './events/demo-event';
import { DemoOutlet } from './news/story';
import { PastVisits } from './past-visits';
import { Catalogue } from './shapes/demo-account';

const jsonIn = (folder: string) =>
  readdirSync(path.join(import.meta.dirname, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.join(folder, file));

const FILES = ['', 'catalogue', 'events', 'news'].flatMap(jsonIn);

const schemaOf = (file: string) => {
  if (file.startsWith('catalogue')) return Catalogue;
  if (file.startsWith('events')) return z.array(DemoEvent);
  if (file.startsWith('news')) return z.array(DemoOutlet);
  return file === 'past-visits.json' ? PastVisits : ProvidingMembers;
};

test.each(FILES)('the demo is as its schemas say: %s', (file) => {
  const written = JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  expect(schemaOf(file).parse(written)).toEqual(written);
});
