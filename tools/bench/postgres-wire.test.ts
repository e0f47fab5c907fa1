import { describe, expect, it } from 'vitest';
import { createMessageReader, findStatement, isOfNoRequest } from './postgres-wire';

function message(type: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
}

describe('the tap on the line to Postgres', () => {
  it('reads messages whole, however the network cuts them', () => {
    const stream = Buffer.concat([
      message('', 'user\0settln\0'),
      message('Q', 'begin\0'),
      message('P', '\0select 1\0'),
      message('S', ''),
    ]);
    for (let size = 1; size <= stream.length; size += 1) {
      const seen: string[] = [];
      const read = createMessageReader((type, body) => seen.push(`${type} ${body.length}`), {
        startsWithStartup: true,
      });
      for (let at = 0; at < stream.length; at += size) read(stream.subarray(at, at + size));
      expect(seen).toEqual(['startup 12', 'Q 6', 'P 10', 'S 0']);
    }
  });

  it('finds the text of a statement, simple or prepared', () => {
    expect(findStatement('Q', Buffer.from('begin\0'))).toBe('begin');
    expect(findStatement('P', Buffer.from('name\0select 1\0\0\0'))).toBe('select 1');
    expect(findStatement('S', Buffer.alloc(0))).toBeNull();
  });

  it('tells the work of requests from that of loops', () => {
    const ofRequest = "select 1 /*request_id='a',traceparent='b'*/";
    expect(isOfNoRequest('Q', Buffer.from('begin\0'))).toBe(true);
    expect(isOfNoRequest('P', Buffer.from(`\0${ofRequest}\0`))).toBe(false);
    expect(isOfNoRequest('P', Buffer.from('\0select 1\0'))).toBe(true);
    expect(isOfNoRequest('P', Buffer.from('stored\0select 1\0'))).toBe(false);
    expect(isOfNoRequest('B', Buffer.from('\0stored\0'))).toBe(false);
    expect(isOfNoRequest('B', Buffer.from('\0\0'))).toBeNull();
  });
});
