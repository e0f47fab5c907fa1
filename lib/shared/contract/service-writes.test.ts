import { expect, it } from 'vitest';
import { sampleServiceForm } from '@/test/sample-service';
import { ServiceEditForm, ServiceForm } from './services';

it('SVF-032 the number of photos is not limited', () => {
  const portfolioImages = Array.from(
    { length: 500 },
    (_, at) => `https://assets.example/services/${at}.webp`,
  );
  const form = sampleServiceForm({ userId: 'user', portfolioImages });
  for (const schema of [ServiceForm, ServiceEditForm]) {
    expect(schema.safeParse(form).data).toMatchObject({ portfolioImages });
  }
});
