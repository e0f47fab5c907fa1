import { z } from 'zod';

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

export type Fields = z.ZodObject | z.ZodCodec<z.ZodObject, z.ZodType<object, object>>;

export function wireFields(fields: Fields): z.ZodObject {
  return fields instanceof z.ZodCodec ? fields.in : fields;
}

const withNames = (values: object, names: ReadonlyMap<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [names.get(key) ?? key, value]));

/** Renames keys by the table above and `more`. */
export function renamed<Wire extends z.ZodObject, const More extends object = Record<never, never>>(
  wire: Wire,
  more?: More,
) {
  type Named = Renamed<z.output<Wire>, Omit<typeof OURS, keyof More> & More>;
  const toOurs = new Map<string, string>(Object.entries({ ...OURS, ...more }));
  const toWire = new Map([...toOurs].map(([key, name]) => [name, key]));
  const named = z.custom<Named>((value) => typeof value === 'object' && value !== null);
  return z.codec(wire, named, {
    // Both have the keys of `Renamed`, which the compiler cannot see in loops.
    decode: (values) => withNames(values, toOurs) as Named,
    encode: (values) => withNames(values as object, toWire) as z.output<Wire>,
  });
}

/** Answers a write that was carried out (PC-046, PC-048, PC-049). */
export const AcknowledgementAnswer = z.object({ success: z.literal(true), message: z.string() });
export type AcknowledgementAnswer = z.infer<typeof AcknowledgementAnswer>;
