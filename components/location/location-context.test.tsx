import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocationProvider, useHostLocation } from './location-context';

function Probe() {
  const { hostCountry, cities, currency, setHostCountry } = useHostLocation();
  return [hostCountry, cities.length, currency, typeof setHostCountry].join(' ');
}

test('LOC-010, LOC-011: the context begins with Malta, its cities, its currency and a setter', () => {
  const inside = renderToStaticMarkup(
    <LocationProvider>
      <Probe />
    </LocationProvider>,
  );
  expect(inside).toBe('MT 70 EUR function');
  expect(renderToStaticMarkup(<Probe />)).toBe(inside);
});

test('LOC-014, LOC-015: a country outside the data has no cities and no currency', () => {
  const elsewhere = renderToStaticMarkup(
    <LocationProvider hostCountry="GB">
      <Probe />
    </LocationProvider>,
  );
  expect(elsewhere).toBe('GB 0  function');
});
