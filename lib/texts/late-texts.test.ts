import { expect, test } from 'vitest';
import { latePath } from './late-path';
import { lateTextsResponse } from './late-texts';

const ask = (path: string) => lateTextsResponse(new Request(`https://settln.example${path}`));

test('a component that is loaded later gets its texts, compiled, and no others', async () => {
  const answer = ask(latePath('components/report/report-dialog', 'en'));
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  const groups = await answer.json();
  expect(Object.keys(groups)).toEqual(['report.dialog', 'ui.field']);
  expect(groups['report.dialog'].send).toBe('Send report');
});

test.each([
  '/texts',
  '/texts?of=layout&language=en',
  '/texts?of=__proto__&language=en',
  '/texts?of=components/report/report-dialog&language=xx',
])('%s has none', (path) => {
  expect(ask(path).status).toBe(404);
});
