import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Service } from '@/lib/contract/services';
import { OwnerProfileCard } from './owner-profile-card';

function show(kind: 'service' | 'account' | null): string {
  const about = { subjectId: 's1', action: 'suspend', name: '', number: 1, token: 't0ken' };
  const statement = kind && { kind, ...about };
  const service = Service.parse({ id: 's1', name: 'Habesha', status: 'delisted' });
  return renderToStaticMarkup(
    <OwnerProfileCard
      service={service}
      statement={statement}
      profileUrl="https://site.example/p"
    />,
  );
}

describe('a service that was taken down', () => {
  it.each(['service', null] as const)('by itself can be sent again (%s)', (kind) => {
    expect(show(kind)).toContain('Edit your service to have it reviewed again.');
  });

  it('with its account comes back with that', () => {
    const html = show('account');
    expect(html).toContain('It comes back with your account.');
    expect(html).not.toContain('reviewed again');
    expect(html).toContain('href="/appeal/t0ken"');
  });
});
