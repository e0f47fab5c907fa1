/** Seven, from Monday on. */
type Days = readonly string[];

/** What people type, separated by commas; "before" and "after" the word beside it: "on Monday", "सोमवार को". */
export interface SaidWords {
  days: Days;
  /** Days only with a word before them: "sun cream" is none. */
  shortDays?: Days;
  /** Or with one of these after them. */
  afterShort?: string;
  /** Also numbers: only without a word before them and at the end, or before a time or a place. */
  loneDays?: Days;
  /** From January on, forms of one separated by spaces. */
  months: string;
  /** Between day and month: "12 de mayo". */
  beforeMonth?: string;
  /** Of a month: "primo gennaio". */
  first?: string;
  today: string;
  tomorrow: string;
  dayAfterTomorrow: string;
  tomorrowNight?: string;
  tonight: string;
  evening: string;
  /** Only beside another time: "četvrtak veče". */
  eveningBeside?: string;
  /** Others, for which there is no filter. */
  partsOfDay?: string;
  weekend: string;
  /** If the word for "this" stands within. */
  thisWeekend?: string;
  soon: string;
  /** Says nothing, though words of it would: "por la mañana", "s’il vous plaît", greetings. */
  nothing?: string;
  /** Is searched for, though words of it would say something: "yoga sutra", "Victoria sponge". */
  otherwise?: string;
  /** Times that are also names: they count only beside a preposition or another time. */
  alsoNames?: string;
  beforeTime: string;
  afterTime?: string;
  /** On either side of a day; today is not meant then. */
  next: string;
  /** Of this week, for a weekend. */
  thisOne: string;
  /** Of `next`, what never means this week. */
  nextOne?: string;
  beforeHour: string;
  afterHour?: string;
  beforePrice: string;
  afterPrice?: string;
  /** No filter holds a lowest price. */
  beforeLeast?: string;
  afterLeast?: string;
  /** Only if the currency is said as well. */
  beforeEuro?: string;
  /** "До 60", "до 20 євро" are prices; "до 18", "до 9 класу" may be an hour, a day or a class. */
  until?: string;
  afterUntil?: string;
  /** Then or there not, nor before or after it: no filter, either. */
  except: string;
  /** Only before a time, as they are also names or other words. */
  exceptTimes?: string;
  afterExcept?: string;
  /** Between two that are alike: "not Saturday or Sunday". */
  joining: string;
  euro: string;
  /** With one of them a small number is an age: "kids football under 12". */
  ages: string;
  /** Directly before it. */
  children: string;
  /** Not money: "under 30 minutes", "for 20 people". */
  otherUnits: string;
  /** Before a place. */
  at: string;
  around: string;
  /** Before a direction, not a place of work. */
  along: string;
  /** Along, if `to` or `along` follows with a place: "de Sliema à Mosta". */
  from?: string;
  to?: string;
  /** Airports. A place beside one is none of work: "Luqa airport", "Rabat to the airport". */
  destinations?: string;
  /** It leaves from Malta. */
  ferry: string;
  afterPlace?: string;
  afterAround?: string;
  afterAlong?: string;
}
