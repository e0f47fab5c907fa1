import { expect, test } from 'vitest';
import { latePath } from '@/lib/shared/texts/use-late';
import { GET } from './route';

const ask = (path: string) => GET(new Request(`https://settln.example${path}`));

test('a component that is loaded later gets its texts and no others', async () => {
  const answer = ask(latePath('components/shared/report/report-dialog', 'en'));
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  const { report, ui, ...others } = await answer.json();
  expect([Object.keys(report), Object.keys(ui), others]).toEqual([
    ['dialog', 'help', 'notice', 'reasons'],
    ['field'],
    { errors: { fields: expect.anything() }, forms: { mailField: expect.anything() } },
  ]);
  expect(report.dialog.send).toBe('Send report');
});

test.each([
  '/texts',
  '/texts?of=layout&language=en',
  '/texts?of=__proto__&language=en',
  '/texts?of=components/shared/report/report-dialog&language=xx',
])('%s has none', (path) => {
  expect(ask(path).status).toBe(404);
});
