import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Toasts } from './toast';

test('toasts stand above the bar that offers a language', () => {
  const html = renderToStaticMarkup(
    <Toasts
      message={null}
      errors={['No.']}
      onExpire={() => undefined}
      onDismiss={() => undefined}
      findNextFocus={() => null}
    />,
  );
  expect(html).toMatch(/<section class="[^"]*bottom-\[calc\([^"]*var\(--language-bar\)/);
});
