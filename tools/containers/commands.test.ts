import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSources } from '@/test/source-files';
import { ASKED, readOperatorCommands } from './commands';
import { readDockerfile } from './dockerfile';

const sources = readSources(['backend', 'lib', 'local', 'messages', 'scripts', 'tools']);
const copied = [...(readDockerfile().get('backend')?.copies ?? [])].flatMap((copy) =>
  copy.sources.map((source) => source.replace(/^\/app\//, '')),
);

const bundled = (readDockerfile().get('backend')?.runs ?? []).flatMap((run) =>
  run.startsWith('node scripts/bundle.mjs ') ? run.split(' ').slice(2) : [],
);

/** Besides what operators ask for. */
const OWN = ['backend/server.ts', 'backend/migrate.ts'];

const isInImage = (path: string) =>
  copied.some((source) => path === source || path.startsWith(`${source}/`));

/** Our own files that a file loads, directly or through others; types are removed before it runs. */
function loadedBy(start: string): Set<string> {
  const loaded = new Set([start]);
  for (const path of loaded) {
    for (const { to, isOwn, isType } of sources.get(path)?.imports ?? []) {
      if (isOwn && !isType) loaded.add(to);
    }
  }
  return loaded;
}

describe('the image of the backend', () => {
  const commands = readOperatorCommands();

  it('is what the commands of operators run in', () => {
    const names = commands.map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(ASKED).toSorted());
  });

  it('has a bundle of each, because nobody in it may write', () => {
    const files = [...OWN, ...commands.map(({ file }) => file)];
    expect(bundled.toSorted()).toEqual(files.toSorted());
  });

  it.each([...OWN, ...commands.map(({ file }) => file)])('has all that %s loads', (file) => {
    const loaded = [...loadedBy(file)];
    expect(loaded.length).toBeGreaterThan(5);
    expect(loaded.filter((path) => !existsSync(path) || !isInImage(path))).toEqual([]);
  });
});
