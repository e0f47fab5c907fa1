import { expect, test } from 'vitest';
import { placeInSection, SITE_SECTIONS } from './site-sections';

test.each([
  ['/find', 'find', 'page'],
  ['/en/find', 'find', 'page'],
  ['/find/food/caribbean', 'find', 'below'],
  ['/providerPage', 'find', 'below'],
  ['/whats-on/42', 'whatsOn', 'below'],
  ['/communities', 'communities', 'page'],
  ['/news', 'news', 'page'],
])('%s is in the section %s', (path, section, place) => {
  for (const other of SITE_SECTIONS) {
    expect(placeInSection(path, other)).toBe(other === section ? place : null);
  }
});

test.each(['/', '/newspaper', '/findings', '/aboutus', ''])('%s is in none', (path) => {
  expect(SITE_SECTIONS.map((section) => placeInSection(path, section))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
