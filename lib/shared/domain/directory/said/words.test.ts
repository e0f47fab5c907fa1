import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'vitest';
import { z } from 'zod';
import type { SaidWords } from './words';

const Days = z.array(z.string()).length(7);
const Phrases = z.string();

const Words = z.strictObject({
  days: Days,
  shortDays: Days.optional(),
  afterShort: Phrases.optional(),
  loneDays: Days.optional(),
  months: Phrases,
  beforeMonth: Phrases.optional(),
  first: Phrases.optional(),
  today: Phrases,
  tomorrow: Phrases,
  dayAfterTomorrow: Phrases,
  tomorrowNight: Phrases.optional(),
  tonight: Phrases,
  evening: Phrases,
  eveningBeside: Phrases.optional(),
  partsOfDay: Phrases.optional(),
  weekend: Phrases,
  thisWeekend: Phrases.optional(),
  soon: Phrases,
  nothing: Phrases.optional(),
  otherwise: Phrases.optional(),
  alsoNames: Phrases.optional(),
  beforeTime: Phrases,
  afterTime: Phrases.optional(),
  next: Phrases,
  thisOne: Phrases,
  nextOne: Phrases.optional(),
  beforeHour: Phrases,
  afterHour: Phrases.optional(),
  beforePrice: Phrases,
  afterPrice: Phrases.optional(),
  beforeLeast: Phrases.optional(),
  afterLeast: Phrases.optional(),
  beforeEuro: Phrases.optional(),
  until: Phrases.optional(),
  afterUntil: Phrases.optional(),
  except: Phrases,
  exceptTimes: Phrases.optional(),
  afterExcept: Phrases.optional(),
  joining: Phrases,
  euro: Phrases,
  ages: Phrases,
  children: Phrases,
  otherUnits: Phrases,
  at: Phrases,
  around: Phrases,
  along: Phrases,
  from: Phrases.optional(),
  to: Phrases.optional(),
  destinations: Phrases.optional(),
  ferry: Phrases,
  afterPlace: Phrases.optional(),
  afterAround: Phrases.optional(),
  afterAlong: Phrases.optional(),
}) satisfies z.ZodType<SaidWords>;

const FILES = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'));

test.each(FILES)('the words of %s are as the search reads them', (file) => {
  Words.parse(JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')));
});
