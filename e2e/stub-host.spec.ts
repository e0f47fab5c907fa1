import { askBackend } from './support/product';
import { expect, test } from './support/test';

test('the product, its backend and a failing host are at a test’s hand', async ({
  product,
  stubHost,
  request,
}) => {
  expect((await askBackend(product, '/health')).status).toBe(200);
  expect((await request.get('/aboutus')).status()).toBe(200);

  stubHost.answer(/^GET \//, { status: 503 });
  const missing = '00000000-0000-4000-8000-000000000000';
  const answer = await request.get(`${stubHost.siteUrl}/providerPage?id=${missing}`);
  expect(answer.status()).toBe(502);
  expect(stubHost.asked.join()).toContain(missing);
});
