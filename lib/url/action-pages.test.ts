import { expect, test } from 'vitest';
import { readSources } from '@/test/source-files';
import { ACTION_PAGES } from './action-pages';

test('every folder with a server action is that of a page that may be posted to', () => {
  const actions = [...readSources(['app', 'components', 'lib']).values()].filter(({ text }) =>
    /^\s*['"]use server['"]/m.test(text),
  );
  const pages = actions.map(({ path }) => {
    const folder = path.split('/').slice(1, -1);
    return `/${folder.filter((part) => !/^\(.*\)$/.test(part)).join('/')}`;
  });
  expect(new Set(pages)).toEqual(new Set(ACTION_PAGES));
});
