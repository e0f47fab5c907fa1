import 'server-only';

/** The data from which React takes a page over, in React's own format. */
export type Model = string | number | boolean | null | Model[] | { [name: string]: Model };

export interface Row {
  id: string;
  text: string;
  /** What the row says if it is made of JSON. */
  model: Model | undefined;
}

/** Rows end with a line feed, but for long texts, which say how many bytes they have. */
export function readRows(data: string): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < data.length; ) {
    const colon = data.indexOf(':', at);
    if (colon < 0) throw new SyntaxError('a row without an id');
    const id = data.slice(at, colon);
    const long = /^T([0-9a-f]+),/.exec(data.slice(colon + 1, colon + 20));
    const end = long
      ? colon + 1 + long[0].length + lengthOf(data.slice(colon + 1 + long[0].length), long[1] ?? '')
      : data.indexOf('\n', colon) + 1;
    if (end <= at) throw new SyntaxError('a row without an end');
    const text = data.slice(colon + 1, end);
    rows.push({ id, text, model: /^(?:["[{]|null)/.test(text) ? JSON.parse(text) : undefined });
    at = end;
  }
  return rows;
}

/** How many characters take that many bytes, a hexadecimal number. */
function lengthOf(text: string, bytes: string): number {
  return Buffer.from(text).subarray(0, Number.parseInt(bytes, 16)).toString().length;
}
