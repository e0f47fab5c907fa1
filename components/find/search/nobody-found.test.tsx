import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ANYBODY, type FindState } from '@/lib/shared/url/find-url';
import { NobodyFound } from './nobody-found';

it('names every choice that was made, the kind of service too', () => {
  const state: FindState = { ...ANYBODY, category: 1, kind: 11 };
  const html = renderToStaticMarkup(
    <NobodyFound
      state={state}
      on={{
        ways: [{ givenUp: 'kind', to: { ...state, kind: null }, said: '', count: 3 }],
        close: [],
        total: 3,
        communities: new Map(),
      }}
      near={[]}
      filters={[]}
      meant=""
      kindTitle="Immigration"
      now={0}
    />,
  );
  expect(html).toMatch(/No provider yet for Legal Services, Immigration\./);
  expect(html).toContain('instead of <bdi>Immigration</bdi>');
});
