import { locationOf } from './locations';

const ARTICLE = /^il$/u;

/** Writes capitals as in "Ħal Qormi", "Ħaż-Żabbar", "San Pawl il-Baħar". */
function writtenOut(capitals: string): string {
  return capitals
    .toLocaleLowerCase('mt')
    .replace(/[^\s-]+/gu, (word, at: number) =>
      at > 0 && ARTICLE.test(word) ? word : word.charAt(0).toLocaleUpperCase('mt') + word.slice(1),
    );
}

/** Returns "" if the place is not in the reference data. */
export function placeName(hostCountry: string, cityId: string): string {
  const city = locationOf(hostCountry).cities.find((one) => one.cityId === cityId);
  return city ? writtenOut(city.cityName) : '';
}
