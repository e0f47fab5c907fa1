import type { SaidWords } from './words';

export const ENGLISH: SaidWords = {
  days: [
    'monday, mondays',
    'tuesday, tuesdays, tues',
    'wednesday, wednesdays',
    'thursday, thursdays, thur, thurs',
    'friday, fridays, fri',
    'saturday, saturdays',
    'sunday, sundays',
  ],
  shortDays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  afterShort: 'morning, mornings, afternoon, afternoons, evening, evenings, night, nights',
  months:
    'january jan, february feb, march mar, april apr, may, june jun, july jul, august aug, september sep, october oct, november nov, december dec',
  first: 'first',
  beforeMonth: 'of',
  today: 'today',
  tomorrow: 'tomorrow, tmrw, tmw',
  dayAfterTomorrow: 'day after tomorrow',
  tomorrowNight: 'tomorrow night',
  tonight: 'tonight, tonite, this evening',
  evening: 'evening, evenings, in the evening, in the evenings, after work',
  partsOfDay: 'this morning, this afternoon, in the morning, in the afternoon',
  weekend:
    'weekend, weekends, at the weekend, on the weekend, on weekends, sat sun, sat and sun, sat or sun',
  soon: 'today or tomorrow, as soon as possible, right now, urgent, urgently, asap',
  nothing: 'good evening, mon fri, mon to fri',
  otherwise:
    'mardi gras, kama sutra, yoga sutra, yoga sutras, evening dress, evening dresses, evening gown, evening gowns, evening wear, sunday roast, sunday roasts, sunday school, black friday, good friday, shrove tuesday, ash wednesday, palm sunday, easter sunday, easter monday, victoria sponge, victoria sponges, victoria sandwich, queen victoria, pembroke corgi, pembroke corgis, pembroke welsh corgi, the capital gains, ruby tuesday, pro max, air max',
  beforeTime: 'on, on the, every',
  next: 'next',
  thisOne: 'this, this coming, coming',
  nextOne: 'next, following',
  beforeHour: 'after, at, from',
  beforePrice:
    'under, below, max, maximum, upto, less than, up to, cheaper than, not over, no more than, not more than, at most, max of, maximum of, budget, budget of, for under, for less than',
  beforeEuro: 'within',
  until: 'until, till',
  beforeLeast:
    'over, above, from, more than, at least, minimum, starting at, starting from, upwards of, not less than, no less than, not under',
  afterLeast: 'or more, and up, and more, upwards, minimum',
  except:
    'except, except on, except for, not, not on, but not on, excluding, apart from, other than, anything but, before, after',
  joining: 'or, and, nor',
  euro: 'euro, euros, eur',
  ages: 'age, ages, aged, football, soccer, basketball, team, league',
  children: 'children, child, kids, kid, boys, girls, babies, toddlers, juniors',
  otherUnits:
    'minute, minutes, min, mins, hour, hours, hr, hrs, day, days, week, weeks, month, months, year, years, yr, yrs, people, ppl, persons, pax, guests, students, pupils, players, kids, children, mile, miles, metre, metres, meter, meters, kg, kilo, kilos, km, boxes, box, rooms, room, bedroom, bedrooms',
  at: 'in, at, by',
  around: 'around, near, close to, next to, not far from, nearby',
  along: 'to, from, till, until, into',
  from: 'from',
  destinations:
    'airport, the airport, malta airport, international airport, malta international airport',
  to: 'to',
  ferry: 'ferry, ferries',
};
