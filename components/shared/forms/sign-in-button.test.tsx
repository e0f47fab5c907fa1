import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

/** As a build with this name of another issuer draws it. */
async function drawn(name: string, callbackUrl: string): Promise<string> {
  vi.stubEnv('NEXT_PUBLIC_OIDC_NAME', name);
  vi.resetModules();
  const { SignInButton } = await import('./sign-in-button');
  return renderToStaticMarkup(<SignInButton callbackUrl={callbackUrl} />);
}

it('offers Google alone, unless another issuer has a name', async () => {
  const alone = await drawn('', '/services');
  expect(alone).toContain('Sign in with Google');
  expect(alone).not.toContain('<a');
});

it('offers another issuer beside it, by a link that works without scripts', async () => {
  const both = await drawn('City of Valletta', '/services/new?categoryId=3');
  expect(both).toContain('Sign in with Google');
  expect(both).toContain(
    'href="/api/auth/signin/oidc?callbackUrl=%2Fservices%2Fnew%3FcategoryId%3D3"',
  );
  expect(both).toContain('Sign in with City of Valletta');
});
