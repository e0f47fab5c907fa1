type Days = readonly [string, string, string, string, string, string, string];

/**
 * What people of a language type, separated by commas. It is folded when it is read. "Before" and "after" are
 * what belongs to the word beside it: "on Monday", "सोमवार को".
 */
export interface SaidWords {
  /** From Monday on. */
  days: Days;
  /** Days only with a word before them: "sun cream" is none. */
  shortDays?: Days;
  /** From January on, forms of one separated by spaces. */
  months: string;
  /** Between day and month: "12 de mayo". */
  beforeMonth?: string;
  today: string;
  tomorrow: string;
  dayAfterTomorrow: string;
  tomorrowNight?: string;
  tonight: string;
  evening: string;
  weekend: string;
  soon: string;
  /** Says nothing, though words of it would: "por la mañana", "s’il vous plaît". */
  nothing?: string;
  beforeTime: string;
  afterTime?: string;
  /** On either side of a day; today is not meant then. */
  next: string;
  beforeHour: string;
  afterHour?: string;
  beforePrice: string;
  afterPrice?: string;
  /** Only if the currency is said as well. */
  beforeEuro?: string;
  euro: string;
  /** Not money: "under 30 minutes", "for 20 people". */
  otherUnits: string;
  /** Before a place. */
  at: string;
  around: string;
  /** Before a direction, not a place of work. */
  along: string;
  /** Along, if `to` follows: "de Sliema à l’aéroport". */
  from?: string;
  to?: string;
  afterPlace?: string;
  afterAround?: string;
  afterAlong?: string;
}
