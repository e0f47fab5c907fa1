export const SHEETS = {
  filters: 'filters',
  community: 'choose-community',
  place: 'choose-place',
  day: 'choose-day',
  price: 'choose-price',
  sort: 'choose-order',
} as const;
