/**
 * Our advisory locks with one key; those with two have their numbers where they are taken. They
 * hold for the whole database, so that only one process of all copies of the backend does each of
 * these at a time.
 */
export const LOCKS = {
  migrations: 720_412_551,
  demoData: 720_412_552,
  searchWords: 720_412_553,
  roleLimits: 720_412_554,
  decisionNumbers: 720_412_555,
  staff: 720_412_556,
  news: 720_412_557,
} as const;
