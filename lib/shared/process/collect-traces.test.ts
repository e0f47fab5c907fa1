import { expect, it } from 'vitest';
import { feedPath } from '@/lib/shared/url/feed-url';
import { PAGES } from '@/lib/shared/url/pages';
import { withoutSecrets } from './collect-traces';

const TOKEN = 'Abcdefghijklmnopqrstuvwx~7-40817-1';

const withToken = PAGES.filter(({ path }) => path.includes('{token}')).map(({ path }) =>
  path.replace('{token}', TOKEN),
);

it.each([...withToken, feedPath(TOKEN)])('leaves the token of %s out of traces', (path) => {
  const attributes = {
    target: `/en${path}?name=Ann`,
    url: `https://settln.example${path}`,
    size: 7,
  };
  withoutSecrets(attributes);
  expect(JSON.stringify(attributes)).not.toMatch(/Abcdef|Ann/);
  expect(attributes.size).toBe(7);
});
