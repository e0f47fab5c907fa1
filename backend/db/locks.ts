/** Our advisory locks with one key: of all processes, one at a time does each. */
export const LOCKS = {
  migrations: 720_412_551,
  demoData: 720_412_552,
  searchWords: 720_412_553,
  roleLimits: 720_412_554,
  decisionNumbers: 720_412_555,
  staff: 720_412_556,
  news: 720_412_557,
} as const;

/** First keys of our advisory locks with two; the second says of which thing. */
export const LOCKS_OF = {
  /** Of an account's id. */
  calendar: 4_021,
  /** Of a hash of a customer's telephone number. Taken by functions of the database. */
  phone: 4_022,
  /** Of a hash of a mailbox. */
  mailbox: 4_023,
  /** Of 0, as there is one of each. */
  retention: 4_024,
  /** Of a hash of an idempotency key and its call. */
  key: 4_025,
  reviewsDue: 4_031,
} as const;
