import { z } from 'zod';
import { parseInstant } from '@/lib/time/instant';

/** What {host} calls what we call otherwise. */
const OURS = {
  settlnProviderId: 'calendarId',
  providerId: 'serviceId',
  serviceItems: 'itemIds',
  startTime: 'startsAt',
  endTime: 'endsAt',
} as const;

type Renamed<Wire, Ours> = {
  [Key in keyof Wire as Key extends keyof Ours ? Extract<Ours[Key], string> : Key]: Wire[Key];
};

/** The fields of a params or query part, some of which may have other names with us. */
export type Fields = z.ZodObject | z.ZodCodec<z.ZodObject, z.ZodType<object, object>>;

/** Such a part as the wire has it. */
export function wireFields(fields: Fields): z.ZodObject {
  return fields instanceof z.ZodCodec ? fields.in : fields;
}

const withNames = (values: object, names: ReadonlyMap<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [names.get(key) ?? key, value]));

/** An object of the wire under our names: those of the table above, and of `more` where one differs. */
export function renamed<Wire extends z.ZodObject, const More extends object = Record<never, never>>(
  wire: Wire,
  more?: More,
) {
  type Named = Renamed<z.output<Wire>, Omit<typeof OURS, keyof More> & More>;
  const toOurs = new Map<string, string>(Object.entries({ ...OURS, ...more }));
  const toWire = new Map([...toOurs].map(([key, name]) => [name, key]));
  const named = z.custom<Named>((value) => typeof value === 'object' && value !== null);
  return z.codec(wire, named, {
    // Both have the keys of `Renamed`, which the compiler cannot follow into a loop.
    decode: (values) => withNames(values, toOurs) as Named,
    encode: (values) => withNames(values as object, toWire) as z.output<Wire>,
  });
}

/** The fields of a body, and of the objects in its lists. */
function asNow(body: unknown, isWhole = true): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      const name = key in OURS ? OURS[key as keyof typeof OURS] : key;
      if (key === 'serviceItems' && Array.isArray(value)) return [name, value.map(String)];
      const isInstant = key === 'startTime' || key === 'endTime';
      if (isInstant && typeof value === 'string') return [name, parseInstant(value) ?? value];
      return [
        name,
        isWhole && Array.isArray(value) ? value.map((one) => asNow(one, false)) : value,
      ];
    }),
  );
}

/**
 * A body of our own `/api` that a page opened before the last update sends with the names of {host}
 * and instants as ISO texts.
 */
export function orAsBefore<Body extends z.ZodType>(body: Body) {
  // What pages of now send is what the body takes; the compiler sees that anything else may come.
  return z.preprocess((sent) => asNow(sent), body) as unknown as z.ZodType<
    z.output<Body>,
    z.input<Body>
  >;
}
