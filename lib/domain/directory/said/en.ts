import type { SaidWords } from './words';

export const ENGLISH: SaidWords = {
  days: [
    'monday, mondays',
    'tuesday, tuesdays',
    'wednesday, wednesdays',
    'thursday, thursdays',
    'friday, fridays',
    'saturday, saturdays',
    'sunday, sundays',
  ],
  shortDays: ['mon', 'tue, tues', 'wed', 'thu, thur, thurs', 'fri', 'sat', 'sun'],
  months:
    'january jan, february feb, march mar, april apr, may, june jun, july jul, august aug, september sep, october oct, november nov, december dec',
  today: 'today',
  tomorrow: 'tomorrow',
  dayAfterTomorrow: 'day after tomorrow',
  tomorrowNight: 'tomorrow night',
  tonight: 'tonight, this evening',
  evening: 'evening, evenings, in the evening, in the evenings, after work',
  weekend: 'weekend, weekends, at the weekend, on the weekend, this weekend, on weekends',
  soon: 'today or tomorrow, as soon as possible, right now, urgent, urgently, asap',
  nothing: 'good evening',
  otherwise:
    'mardi gras, kama sutra, yoga sutra, yoga sutras, evening dress, evening dresses, evening gown, evening gowns, evening wear, sunday roast, sunday roasts, sunday school, black friday, good friday, shrove tuesday, ash wednesday, palm sunday, easter sunday, easter monday, victoria sponge, victoria sponges, victoria sandwich, queen victoria, pembroke corgi, pembroke corgis, pembroke welsh corgi, the capital gains, ruby tuesday, pro max, air max, children under, kids under, boys under, girls under, babies under, toddlers under',
  beforeTime: 'on, this, next, coming, every',
  next: 'next',
  beforeHour: 'after, at, from',
  beforePrice:
    'under, below, max, maximum, upto, within, less than, up to, cheaper than, not over, no more than, not more than, at most, max of, maximum of, budget, budget of, for under, for less than',
  until: 'until, till',
  euro: 'euro, euros, eur',
  otherUnits:
    'minute, minutes, min, mins, hour, hours, hr, hrs, day, days, week, weeks, month, months, year, years, yr, yrs, people, persons, guests, kids, children, kg, kilo, kilos, km, boxes, box, rooms, room, bedroom, bedrooms',
  at: 'in, at, by',
  around: 'around, near, close to, next to, not far from, nearby',
  along: 'to, from, till, until, into',
  from: 'from',
  destinations:
    'airport, the airport, malta airport, international airport, malta international airport',
  ferry: 'ferry, ferries',
};
