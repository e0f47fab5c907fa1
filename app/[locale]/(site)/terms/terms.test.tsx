import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { CLAUSES } from '@/lib/shared/domain/moderation/clauses';
import { product } from '@/lib/shared/product';
import { clausePath, paths } from '@/lib/shared/url/paths';
import TermsPage from './page';

afterEach(() => vi.unstubAllEnvs());

const html = () => renderToStaticMarkup(<TermsPage />);
const times = (text: string, part: string) => text.split(part).length - 1;

it('has one place for each point that decisions lead to', () => {
  const page = html();
  for (const clause of CLAUSES) {
    const [path, anchor] = clausePath(clause).split('#');
    expect([path, times(page, ` id="${anchor}"`)]).toEqual([paths.terms, 1]);
  }
});

it('gives no id twice', () => {
  const ids = [...html().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

it('names nobody who is not configured', () => {
  const page = html();
  expect(page).toContain(product.supportEmail);
  expect(page).not.toMatch(/is run by|Registration:|Authorities,|Languages:/);
});

it('names who runs the site, and where authorities write', () => {
  vi.stubEnv('OPERATOR_NAME', 'Settln <Malta> Ltd');
  vi.stubEnv('OPERATOR_AUTHORITIES_EMAIL', 'dsa@settln.example');
  const page = html();
  expect(page).toContain('is run by <b>Settln &lt;Malta&gt; Ltd</b>.');
  expect(page).toContain('href="mailto:dsa@settln.example"');
  expect(page).not.toContain('Languages:');
});
