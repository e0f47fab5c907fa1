/** Names are in capitals and not unique (LOC-005 to LOC-008). */
interface City {
  cityId: string;
  cityName: string;
}

/** LOC-001 to LOC-004. */
export interface CountrySet {
  name: string;
  currency: string;
  cities: readonly City[];
}

const MALTA_CITIES = [
  'VALLETTA',
  'BIRKIRKARA',
  'SLIEMA',
  'MOSTA',
  'RABAT',
  'PAOLA',
  'PEMBROKE',
  'PACEVILLE',
  'GWARDAMANĠA',
  'ĦATTARD',
  'ĦAL BALZAN',
  'BIRGU',
  'ĦAL QORMI',
  'BIRŻEBBUĠA',
  'BORMLA',
  'ĦAD-DINGLI',
  'FGURA',
  'FLORIANA',
  'GUDJA',
  'GŻIRA',
  'ĦAL GĦARGĦUR',
  'ĦAL GĦAXAQ',
  'ĦAMRUN',
  'IKLIN',
  'ISLA',
  'KALKARA',
  'ĦAL KIRKOP',
  'ĦAL LIJA',
  'ĦAL LUQA',
  'MARSA',
  'MARSASKALA',
  'MARSAXLOKK',
  'MDINA',
  'MELLIEĦA',
  'MĠARR',
  'MQABBA',
  'MSIDA',
  'MTARFA',
  'NAXXAR',
  'PIETÀ',
  'QRENDI',
  'ĦAL SAFI',
  'SAN ĠILJAN',
  'SAN ĠWANN',
  'SAN PAWL IL-BAĦAR',
  'SANTA LUĊIJA',
  'SANTA VENERA',
  'SIĠĠIEWI',
  'SWIEQI',
  'TA’ XBIEX',
  'ĦAL TARXIEN',
  'XGĦAJRA',
  'ĦAŻ-ŻABBAR',
  'ĦAŻ-ŻEBBUĠ',
  'ŻEJTUN',
  'ŻURRIEQ',
  'BIRKIRKARA',
  'FONTANA',
  'GĦAJNSIELEM',
  'GĦARB',
  'ĦAL QORMI',
  'KERĊEM',
  'MUNXAR',
  'NADUR',
  'QALA',
  'SAN LAWRENZ',
  'SANNAT',
  'VICTORIA',
  'XAGĦRA',
  'XEWKIJA',
];

export const COUNTRY_SETS: Readonly<Record<string, CountrySet>> = {
  MT: {
    name: 'Malta',
    currency: 'EUR',
    cities: MALTA_CITIES.map((cityName, index) => ({ cityId: String(index + 1), cityName })),
  },
};

/** The currency is "" for none. */
export interface HostLocation {
  hostCountry: string;
  cities: readonly City[];
  currency: string;
}

/** For other countries, returns no cities and no currency. */
export function locationOf(hostCountry: string): HostLocation {
  const set = COUNTRY_SETS[hostCountry];
  return { hostCountry, cities: set?.cities ?? [], currency: set?.currency ?? '' };
}

export function isPlaceId(id: string): boolean {
  return Object.values(COUNTRY_SETS).some(({ cities }) =>
    cities.some(({ cityId }) => cityId === id),
  );
}
