import { describe, expect, it, vi } from 'vitest';
import {
  isTimeZone,
  listTimeZones,
  listZoneOptions,
  offsetLabel,
  searchZones,
  todaysName,
  zoneCity,
} from './time-zones';

const SUMMER = '2027-07-01T12:00:00Z';
const WINTER = '2027-01-01T12:00:00Z';
const OPTIONS = listZoneOptions(Date.parse(SUMMER));
const found = (typed: string) => searchZones(OPTIONS, typed).map(({ id }) => id);

describe('the zones', () => {
  it('EVF-030 are all that the runtime knows, each once, with UTC', () => {
    const zones = listTimeZones();
    expect(zones.length).toBeGreaterThan(400);
    expect(new Set(zones).size).toBe(zones.length);
    for (const zone of Intl.supportedValuesOf('timeZone'))
      expect(zones).toContain(todaysName(zone));
    expect(zones).toEqual(expect.arrayContaining(['UTC', 'Europe/Malta', 'Pacific/Apia']));
    expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  });

  it('go by their names of today, whatever the engine calls them', () => {
    expect(listTimeZones()).toEqual(
      expect.arrayContaining(['Asia/Kolkata', 'Asia/Kathmandu', 'Europe/Kyiv', 'America/Nuuk']),
    );
    expect(listTimeZones()).not.toContain('Asia/Calcutta');
    expect(todaysName('Asia/Calcutta')).toBe('Asia/Kolkata');
    expect(todaysName('Europe/Malta')).toBe('Europe/Malta');
  });

  it.each([
    '',
    ' ',
    '+05:30',
    '-3',
    'Mars/Olympus',
    'Europe/Malta ',
    '../etc',
    'x'.repeat(80),
    'BST',
    'ist',
  ])('%j is none', (text) => expect(isTimeZone(text)).toBe(false));

  it.each(['Europe/Malta', 'Asia/Calcutta', 'US/Eastern', 'UTC', 'CET', 'Etc/GMT+5'])(
    '%s is one, also where the list has it under another name',
    (zone) => expect(isTimeZone(zone)).toBe(true),
  );

  it('are kept once, in whichever case they are sent, so that nobody can fill the memory', () => {
    isTimeZone('Pacific/Fakaofo');
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    expect(isTimeZone('PACIFIC/Fakaofo')).toBe(true);
    expect(isTimeZone('pacific/fAKAOFO')).toBe(true);
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it('are called by their city', () => {
    expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
    expect(zoneCity('UTC')).toBe('UTC');
  });
});

describe('the offset of a zone', () => {
  it.each([
    ['Europe/Malta', SUMMER, 'UTC+2'],
    ['Europe/Malta', WINTER, 'UTC+1'],
    ['Europe/London', WINTER, 'UTC+0'],
    ['Asia/Kathmandu', SUMMER, 'UTC+5:45'],
    ['America/St_Johns', WINTER, 'UTC−3:30'],
    ['Australia/Lord_Howe', WINTER, 'UTC+11'],
    ['Australia/Lord_Howe', SUMMER, 'UTC+10:30'],
    ['Pacific/Kiritimati', SUMMER, 'UTC+14'],
  ])('%s at %s is %s', (zone, at, label) => {
    expect(offsetLabel(Date.parse(at), zone)).toBe(label);
  });
});

describe('the search for a zone', () => {
  it.each([
    ['malta', 'Europe/Malta'],
    ['  Europe/Lon', 'Europe/London'],
    ['new york', 'America/New_York'],
    ['new_york', 'America/New_York'],
    ['america new', 'America/New_York'],
    ['York', 'America/New_York'],
    ['Calcutta', 'Asia/Kolkata'],
    ['kiev', 'Europe/Kyiv'],
    ['us/eastern', 'America/New_York'],
    ['gmt', 'UTC'],
    ['+5:45', 'Asia/Kathmandu'],
    ['UTC+05:45', 'Asia/Kathmandu'],
    ['−2:30', 'America/St_Johns'],
    ['utc-2:30', 'America/St_Johns'],
  ])('%j finds %s first', (typed, zone) => {
    expect(found(typed)[0]).toBe(zone);
  });

  it('finds a city before a word before a part of one', () => {
    const order = ['Asia/Manila', 'Europe/Isle_of_Man', 'America/Cayman'];
    expect(found('man').filter((id) => order.includes(id))).toEqual(order);
    expect(found('lux')).toEqual(['Europe/Luxembourg']);
  });

  it('finds every zone of an offset, and no other', () => {
    expect(found('+1')).toEqual(expect.arrayContaining(['Europe/London', 'Africa/Lagos']));
    expect(found('+1')).not.toContain('Pacific/Kiritimati');
    expect(found('+5')).toEqual(expect.arrayContaining(['Asia/Karachi', 'Asia/Kolkata']));
    expect(found('+5:00')).toContain('Asia/Karachi');
    expect(found('+5:00')).not.toContain('Asia/Kolkata');
  });

  it('finds all for nothing, and nothing for nonsense', () => {
    expect(found(' ')).toHaveLength(OPTIONS.length);
    expect(found('atlantis')).toEqual([]);
    expect(found('+99')).toEqual([]);
  });
});
