/** The sheets that pills open, by their ids. */
export const SHEETS = {
  filters: 'filters',
  community: 'choose-community',
  place: 'choose-place',
  day: 'choose-day',
  price: 'choose-price',
  sort: 'choose-order',
} as const;
