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

/** Static markup takes no change once its component is drawn, so the provider is drawn as a part of this one. */
function Changed({ from, to }: { from: string; to: string }) {
  const provider = LocationProvider({ hostCountry: from, children: <Probe /> });
  const { hostCountry, setHostCountry } = provider.props.value;
  if (hostCountry !== to) setHostCountry(to);
  return provider;
}

test.each([
  ['LOC-012, LOC-013', 'GB', 'MT', 'MT 70 EUR function'],
  ['LOC-014, LOC-015', 'MT', 'GB', 'GB 0  function'],
  ['LOC-014, LOC-015', 'MT', '', ' 0  function'],
])('LOC-011, %s: from %s the country is set to %j', (_, from, to, shown) => {
  expect(renderToStaticMarkup(<Changed from={from} to={to} />)).toBe(shown);
});

test('LOC-014, LOC-015: a country outside the data has no cities and no currency', () => {
  const elsewhere = renderToStaticMarkup(
    <LocationProvider hostCountry="GB">
      <Probe />
    </LocationProvider>,
  );
  expect(elsewhere).toBe('GB 0  function');
});
