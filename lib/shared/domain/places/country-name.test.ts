import { describe, expect, it } from 'vitest';
import { NEWS_ORIGINS, NEWS_RESIDENCES } from '@/lib/shared/domain/news/countries';
import { compareNames } from '@/lib/shared/domain/text/in-order';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Locale } from '@/lib/shared/texts/locales';
import { COUNTRIES } from './countries';
import { countryName } from './country-name';

const inOrder = (locale: Locale) => {
  const names = COUNTRIES.map(({ iso }) => countryName(iso, textsFor(locale, 'forms.countries')));
  return names.sort((one, other) => compareNames(one, other, locale));
};

describe('countries', () => {
  it('have the names of the specification in English', () => {
    const names = textsFor('en', 'forms.countries');
    for (const { iso, name } of [...COUNTRIES, ...NEWS_ORIGINS, ...NEWS_RESIDENCES]) {
      expect(countryName(iso, names)).toBe(name);
    }
    expect(countryName('XX', names)).toBe('XX');
  });

  it('stand in the order of the language', () => {
    expect(inOrder('en')).toEqual(COUNTRIES.map(({ name }) => name));
    expect(inOrder('uk').slice(0, 5)).toEqual([
      'Австралія',
      'Австрія',
      'Албанія',
      'Андорра',
      'Бельгія',
    ]);
    expect(inOrder('ar').slice(0, 3)).toEqual(['آيسلندا', 'إسبانيا', 'أستراليا']);
    expect(inOrder('sr').indexOf('Češka')).toBeLessThan(inOrder('sr').indexOf('Danska'));
    expect(inOrder('fr').slice(-5)).toEqual(['Slovénie', 'Suède', 'Suisse', 'Tchéquie', 'Ukraine']);
  });

  it('are in the order of the Latin alphabet in Serbian', () => {
    const names = ['Češka', 'Čad', 'Šri Lanka', 'Cipar', 'Džibuti', 'Srbija', 'Cejlon', 'Dominika'];
    expect(names.sort((one, other) => compareNames(one, other, 'sr'))).toEqual([
      'Cejlon',
      'Cipar',
      'Čad',
      'Češka',
      'Dominika',
      'Džibuti',
      'Srbija',
      'Šri Lanka',
    ]);
  });

  it('are in the order of the Maltese alphabet in Maltese', () => {
    const names = [
      'Żabbar',
      'Iklin',
      'Għarb',
      'Gudja',
      'Cospicua',
      'Zurrieq',
      'Hamburg',
      'Ħamrun',
      'Gżira',
      'Ċirkewwa',
      'Ġgantija',
    ];
    expect(names.sort((one, other) => compareNames(one, other, 'mt'))).toEqual([
      'Ċirkewwa',
      'Cospicua',
      'Ġgantija',
      'Gudja',
      'Gżira',
      'Għarb',
      'Hamburg',
      'Ħamrun',
      'Iklin',
      'Żabbar',
      'Zurrieq',
    ]);
  });
});
