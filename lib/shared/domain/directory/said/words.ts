/** Seven days, from Monday on. */
type Days = readonly string[];

/**
 * What people type, separated by commas. "Before" and "after" say on which side of the other word
 * it stands: "on Monday", "सोमवार को".
 */
export interface SaidWords {
  days: Days;
  /** Short names, which are days only after a certain word: in "sun cream", "sun" is none. */
  shortDays?: Days;
  /** Or if one of these words comes after them. */
  afterShort?: string;
  /**
   * Names that are also numbers. They are days only without a word before them and at the end of
   * the question, or before a time or a place.
   */
  loneDays?: Days;
  /** From January on. Forms of the same month are separated by spaces. */
  months: string;
  /** Between day and month: "12 de mayo". */
  beforeMonth?: string;
  /** The first day of a month: "primo gennaio". */
  first?: string;
  today: string;
  tomorrow: string;
  dayAfterTomorrow: string;
  tomorrowNight?: string;
  tonight: string;
  evening: string;
  /** Counts only next to another time: "četvrtak veče". */
  eveningBeside?: string;
  /** Other parts of the day, for which there is no filter. */
  partsOfDay?: string;
  weekend: string;
  /** Phrases that hold the word for "this". */
  thisWeekend?: string;
  soon: string;
  /**
   * Phrases that say nothing, although some of their words would: "por la mañana", "s’il vous
   * plaît", greetings.
   */
  nothing?: string;
  /**
   * Phrases that are searched for, although some of their words would say something else: "yoga
   * sutra", "Victoria sponge".
   */
  otherwise?: string;
  /** Times that are also names. They count only next to a preposition or another time. */
  alsoNames?: string;
  beforeTime: string;
  afterTime?: string;
  /** Stands on either side of a day. Then today is not meant. */
  next: string;
  /** With a weekend, means the one of this week. */
  thisOne: string;
  /** The words of `next` that never mean this week. */
  nextOne?: string;
  beforeHour: string;
  afterHour?: string;
  beforePrice: string;
  afterPrice?: string;
  /** Words before a lowest price, for which there is no filter. */
  beforeLeast?: string;
  afterLeast?: string;
  /** Means a price only if the currency is said, too. */
  beforeEuro?: string;
  /**
   * "До 60" and "до 20 євро" are prices. "До 18" and "до 9 класу" may be an hour, a day or a class.
   */
  until?: string;
  afterUntil?: string;
  /** Excludes the time or place before or after it. There is no filter for this, either. */
  except: string;
  /** Excludes something only before a time, because these are also names or other words. */
  exceptTimes?: string;
  afterExcept?: string;
  /** Stands between two things of the same kind: "not Saturday or Sunday". */
  joining: string;
  euro: string;
  /** With one of these words, a small number is an age: "kids football under 12". */
  ages: string;
  /** Stands directly before an age. */
  children: string;
  /** Units other than money: "under 30 minutes", "for 20 people". */
  otherUnits: string;
  /** Stands before a place. */
  at: string;
  around: string;
  /** Stands before a direction, which is no place of work. */
  along: string;
  /** Means a way if `to` or `along` follows with a place: "de Sliema à Mosta". */
  from?: string;
  to?: string;
  /**
   * Airports. A place next to one of them is no place of work: "Luqa airport", "Rabat to the
   * airport".
   */
  destinations?: string;
  /** Words for the ferry, which leaves from Malta. */
  ferry: string;
  afterPlace?: string;
  afterAround?: string;
  afterAlong?: string;
}
