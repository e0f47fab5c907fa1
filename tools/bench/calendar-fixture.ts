import pg from 'pg';
import { toIso } from '@/lib/shared/time/instant';
import { DAY_MS } from '@/lib/shared/time/units';

export interface CalendarFixture {
  calendarId: number;
  serviceItemId: number;
}

export interface Filling {
  own: number;
  foreign: number;
  hasSchedule?: boolean;
  people?: number;
}

const PER_PROVIDER = 1000;

/** In UTC, epoch ms. */
export function tomorrow(): number {
  return (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS;
}

function fullSchedule() {
  const day = (days: number) => toIso(tomorrow() + days * DAY_MS).slice(0, 10);
  const open = [
    { from: 0, to: 780 },
    { from: 780, to: 1440 },
  ];
  const week = Array.from({ length: 7 }, () => open);
  const seasons = Array.from({ length: 11 }, (_, index) => index * 30 - 90);
  const weeks = Array.from({ length: 52 }, (_, index) => index * 7 - 70);
  return {
    sets: [
      { name: 'Usual hours', from: null, until: null, week },
      ...seasons.map((first) => ({
        name: 'Season',
        from: day(first),
        until: day(first + 20),
        week,
      })),
    ],
    special: weeks.map((first, index) => ({
      name: 'Away',
      from: day(first),
      until: day(first),
      ranges: index % 2 === 0 ? open : [],
    })),
    isClosedOnHolidays: true,
    workedHolidays: [],
    rules: {
      beforeMinutes: 15,
      afterMinutes: 15,
      noticeMinutes: 240,
      daysAhead: 84,
      visitsPerDay: 8,
    },
  };
}

/**
 * Fills a migrated, empty database: one provider, open all day, with `own` visits of an hour (for
 * each of `people`), eight a day around next week; others with `foreign` visits.
 */
export async function fillCalendars(
  url: string,
  { own, foreign, hasSchedule = false, people = 1 }: Filling,
): Promise<CalendarFixture> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const calendarId = await insertAccount(client, 'subject');
    if (hasSchedule) await insertSchedule(client, calendarId);
    else await insertMarks(client, calendarId, people);
    if (people > 1) await insertPeople(client, calendarId, people);
    const service = await insertOne(
      client,
      `INSERT INTO services (account_id, name, address, country_iso, phone_number, description,
         community_id, category_id, status)
       VALUES ($1, 'Bench', 'Bench', 'MT', '+356 2100 0000', 'Bench', 1, 1, 'approved')
       RETURNING id`,
      [calendarId],
    );
    const serviceItemId = await insertOne(
      client,
      `INSERT INTO service_items (service_id, name, price_minor, duration_minutes)
       VALUES ($1, 'Visit', 1000, 30) RETURNING id`,
      [service],
    );
    for (let person = 0; person < people; person += 1) {
      await insertVisits(client, calendarId, own, { perDay: 8, firstDay: -100, person });
    }
    for (let left = foreign; left > 0; left -= PER_PROVIDER) {
      const other = await insertAccount(client, `other-${left}`);
      await insertMarks(client, other);
      const count = Math.min(left, PER_PROVIDER);
      await insertVisits(client, other, count, { perDay: 10, firstDay: -40 });
    }
    // Autovacuum would have done this.
    await client.query('VACUUM ANALYZE');
    return { calendarId: Number(calendarId), serviceItemId: Number(serviceItemId) };
  } finally {
    await client.end();
  }
}

function insertAccount(client: pg.Client, name: string): Promise<string> {
  return insertOne(
    client,
    `INSERT INTO accounts (user_id, first_name, last_name, date_of_birth, email, agreed_to_terms,
       terms_accepted_at, name)
     VALUES ($1, 'Bench', 'Bench', '1990-01-01', 'bench@example.com', true, now(), $1)
     RETURNING id`,
    [name],
  );
}

async function insertSchedule(client: pg.Client, accountId: string): Promise<void> {
  await client.query('INSERT INTO schedules (account_id, schedule) VALUES ($1, $2)', [
    accountId,
    JSON.stringify(fullSchedule()),
  ]);
}

async function insertPeople(client: pg.Client, accountId: string, people: number): Promise<void> {
  await client.query(
    `INSERT INTO people (account_id, id, name, position)
     SELECT $1, n, 'Bench ' || n, n FROM generate_series(0, $2::int - 1) AS n`,
    [accountId, people],
  );
}

async function insertMarks(client: pg.Client, accountId: string, people = 1): Promise<void> {
  await client.query(
    `INSERT INTO availability (account_id, during, status, person_id)
     SELECT $1, tstzrange(day, day + interval '1 day'), 'available', person
     FROM generate_series(date_trunc('day', now()) - interval '1 day',
       date_trunc('day', now()) + interval '60 days', interval '1 day') AS day,
       generate_series(0, $2::int - 1) AS person`,
    [accountId, people],
  );
}

async function insertVisits(
  client: pg.Client,
  accountId: string,
  count: number,
  { perDay, firstDay, person = 0 }: { perDay: number; firstDay: number; person?: number },
): Promise<void> {
  if (count === 0) return;
  await client.query(
    `WITH visits AS (
       INSERT INTO bookings
         (account_id, during, customer_name, customer_phone, total_minor, person_id)
       SELECT $1, tstzrange(start, start + interval '1 hour'), 'Bench', '+356 2100 0000', 1000,
         $5::int
       FROM generate_series(0, $2::int - 1) AS n,
         LATERAL (SELECT date_trunc('day', now()) + ($4::int + n / $3::int) * interval '1 day'
           + (8 + n % $3::int) * interval '1 hour' AS start) AS placed
       RETURNING id)
     INSERT INTO booking_items
       (account_id, booking_id, position, service_item_id, name, price_minor, duration_minutes)
     SELECT $1, id, 0, 1, 'Visit', 1000, 60 FROM visits`,
    [accountId, count, perDay, firstDay, person],
  );
}

async function insertOne(client: pg.Client, statement: string, values: unknown[]): Promise<string> {
  const { rows } = await client.query(statement, values);
  return String(rows[0]?.id);
}
