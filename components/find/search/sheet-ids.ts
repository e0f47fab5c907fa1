export const SHEETS = {
  filters: 'filters',
  community: 'choose-community',
  place: 'choose-place',
  speaks: 'choose-language',
  day: 'choose-day',
  price: 'choose-price',
  sort: 'choose-order',
} as const;
