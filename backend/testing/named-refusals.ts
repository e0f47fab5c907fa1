import { host } from '@/lib/contract/host';
import { type Endpoint, refusalsOf } from '@/lib/contract/rows/endpoint';

const rows = Object.values<Endpoint>(host);

/** The rows that answer a request; several if only the query tells them apart. */
function rowsOf(path: string, method: string): Endpoint[] {
  const { pathname } = new URL(path, 'http://backend');
  const matches = rows.filter((row) => {
    const pattern = row.path.replaceAll(/\{\w+\}/g, '[^/]+');
    return row.method === method && new RegExp(`^/${pattern}$`).test(pathname);
  });
  // A path without parameters comes before one whose parameter would match it too.
  const exact = matches.filter((row) => `/${row.path}` === pathname);
  return exact.length > 0 ? exact : matches;
}

/** Throws if an answer refuses a call of the contract with a code that none of its rows names. */
export async function assertRefusalIsNamed(
  path: string,
  method: string,
  response: Response,
): Promise<void> {
  const answering = rowsOf(path, method);
  // 500 is a mistake of ours; the tests that provoke one expect it.
  if (response.ok || response.status === 500 || answering.length === 0) return;
  const { code } = (await response.json()) as { code?: unknown };
  if (answering.flatMap(refusalsOf).some((named) => named === code)) return;
  throw new Error(`${method} ${path} was refused by ${code}, which its row does not name`);
}
