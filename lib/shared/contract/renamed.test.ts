import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Instant } from './call-fields';
import { renamed } from './wire';

const ISO = '2027-03-01T09:00:00.000Z';
const INSTANT = Date.parse(ISO);

describe('renamed', () => {
  const schema = renamed(z.object({ settlnProviderId: z.number(), startTime: Instant.optional() }));

  it('reads the names of the wire as ours, and writes them back', () => {
    const wire = { settlnProviderId: 7, startTime: ISO };
    const ours = { calendarId: 7, startsAt: INSTANT };
    expect(schema.parse(wire)).toEqual(ours);
    expect(z.encode(schema, ours)).toEqual(wire);
    expect(z.encode(schema, { calendarId: 7 })).toEqual({ settlnProviderId: 7 });
  });

  it('checks what it reads and what it writes, by the names of the wire', () => {
    const { error } = schema.safeParse({ settlnProviderId: '7' });
    expect(error?.issues[0]?.path).toEqual(['settlnProviderId']);
    expect(z.safeEncode(schema, { calendarId: Number.NaN }).success).toBe(false);
  });
});
