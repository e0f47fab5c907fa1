import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Trail } from './trail';

test('a trail is a list of steps and of nothing else, and says which is the page', () => {
  const steps = [
    { words: 'Find', href: '/find' },
    { words: 'Food', href: null },
  ];
  const html = renderToStaticMarkup(<Trail steps={steps} />);
  expect(html).toMatch(/<nav aria-label="Where you are"><ol[^>]*>(?:<li.*?<\/li>){2}<\/ol>/);
  expect(html).toMatch(/<li[^>]*><a [^>]*href="\/find">Find<\/a><\/li>/);
  expect(html).toMatch(/<li[^>]* aria-current="page"><svg.*<\/svg>Food<\/li>/);
});
