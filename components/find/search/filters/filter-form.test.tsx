import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ANYBODY } from '@/lib/shared/url/find-url';
import { FilterForm } from './filter-form';

const SLIEMA = 3;
const OFFER = { kinds: [], days: [], languages: [] };
const counts = (places: [number, number][]) => ({
  categories: new Map(),
  communities: new Map(),
  places: new Map(places),
});

/** What the form would send for the place as it opens. */
function chosenPlace(offer: Parameters<typeof FilterForm>[0]['offer']): string | undefined {
  const html = renderToStaticMarkup(
    <FilterForm state={{ ...ANYBODY, place: SLIEMA }} offer={offer} />,
  );
  return /<option value="(\d+)" selected="">([^<]*)/.exec(html)?.slice(1).join(' ');
}

test('the place that was chosen stays chosen, also where nobody is found in it', () => {
  expect(chosenPlace({ ...OFFER, counts: counts([[SLIEMA, 4]]) })).toBe('3 Sliema (4)');
  expect(chosenPlace({ ...OFFER, counts: counts([[2, 4]]) })).toBe('3 Sliema (0)');
  expect(chosenPlace({ ...OFFER, counts: null })).toBe('3 Sliema');
});
