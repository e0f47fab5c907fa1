/** Our advisory locks with one key. Only one process at a time does each of these tasks. */
export const LOCKS = {
  migrations: 720_412_551,
  demoData: 720_412_552,
  searchWords: 720_412_553,
  roleLimits: 720_412_554,
  decisionNumbers: 720_412_555,
  staff: 720_412_556,
  news: 720_412_557,
} as const;

/**
 * The first keys of our advisory locks with two keys. The second key says which thing is locked.
 */
export const LOCKS_OF = {
  /** The second key is the account's id. */
  calendar: 4_021,
  /**
   * The second key is a hash of a customer's telephone number. Functions of the database take this
   * lock.
   */
  phone: 4_022,
  /** The second key is a hash of a mailbox. */
  mailbox: 4_023,
  /** The second key is 0, because there is only one. */
  retention: 4_024,
  /** The second key is a hash of an idempotency key and its call. */
  key: 4_025,
  reviewsDue: 4_031,
} as const;
