import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { WireService } from '@/lib/server/host/documented/services';
import { OwnerProfileCard } from './owner-profile-card';

function show(kind: 'service' | 'account' | null, status = 'delisted'): string {
  const about = {
    subjectId: 's1',
    action: 'suspend',
    name: '',
    number: 1,
    token: 't0ken',
    decidedAt: 0,
  };
  const statement = kind && { kind, ...about };
  const service = WireService.parse({ id: 's1', name: 'Habesha', status });
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
    expect(html).toContain('It will be public again when the suspension ends.');
    expect(html).not.toContain('reviewed again');
    expect(html).toContain('href="/appeal/t0ken"');
  });
});

test('a service that waits is promised nothing while its account is suspended', () => {
  expect(show(null, 'pending')).toContain('less than 48 hours');
  const html = show('account', 'pending');
  expect(html).toContain('Your listing will be reviewed when the suspension ends.');
  expect(html).not.toContain('48 hours');
});
