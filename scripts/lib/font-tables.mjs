// @ts-check

/**
 * @param {Buffer} font
 * @returns {Map<string, Buffer>}
 */
export function readTables(font) {
  const count = font.readUInt16BE(4);
  const rows = Array.from({ length: count }, (_, index) => font.subarray(12 + 16 * index));
  return new Map(
    rows.map((row) => {
      const start = row.readUInt32BE(8);
      return [row.toString('latin1', 0, 4), font.subarray(start, start + row.readUInt32BE(12))];
    }),
  );
}

/**
 * @param {ReadonlyMap<string, Buffer>} tables
 * @returns {Buffer}
 */
function writeTables(tables) {
  const names = [...tables.keys()].sort();
  const power = 2 ** Math.floor(Math.log2(names.length));
  const head = Buffer.alloc(12 + 16 * names.length);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(names.length, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((names.length - power) * 16, 10);
  const parts = [head];
  let start = head.length;
  for (const [index, name] of names.entries()) {
    const table = tables.get(name) ?? Buffer.alloc(0);
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    let sum = 0;
    for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
    const row = 12 + 16 * index;
    head.write(name, row, 'latin1');
    head.writeUInt32BE(sum, row + 4);
    head.writeUInt32BE(start, row + 8);
    head.writeUInt32BE(table.length, row + 12);
    parts.push(padded);
    start += padded.length;
  }
  return Buffer.concat(parts);
}

/**
 * Replaces the variable kerning, which in Bricolage is a quarter of the file for less than a pixel.
 * @param {Buffer} variable TrueType
 * @param {Buffer} instance with the same glyphs
 * @returns {Buffer}
 */
export function withKerningOf(variable, instance) {
  const tables = readTables(variable);
  const steady = readTables(instance);
  if (!tables.get('maxp')?.equals(steady.get('maxp') ?? Buffer.alloc(0))) {
    throw new Error('The two fonts do not have the same glyphs');
  }
  for (const name of ['GPOS', 'GDEF']) {
    const table = steady.get(name);
    if (table) tables.set(name, table);
  }
  return writeTables(tables);
}
