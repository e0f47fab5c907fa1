import { createHash } from 'node:crypto';
import { type Tree, textsIn } from './check-texts';

export type Maker = 'machine' | 'person';

/** Who wrote each text, and the start of its English's hash. */
export type Status = Readonly<Record<Maker, Readonly<Record<string, string>>>>;

const hashOf = (english: string) => createHash('sha256').update(english).digest('hex').slice(0, 7);

/** Also texts of which nothing is known. */
export function staleTexts(tree: Tree, english: Tree, status: Status): string[] {
  const source = new Map(textsIn(english));
  const known = new Map([...Object.entries(status.machine), ...Object.entries(status.person)]);
  return textsIn(tree).flatMap(([path]) => {
    const of = source.get(path);
    return of === undefined || known.get(path) === hashOf(of) ? [] : [path];
  });
}

export function written(tree: Tree, english: Tree, status: Status, maker: Maker): Status {
  const source = new Map(textsIn(english));
  const stale = new Set(staleTexts(tree, english, status));
  const made: Record<Maker, Record<string, string>> = { machine: {}, person: {} };
  for (const [path] of textsIn(tree)) {
    const of = source.get(path);
    if (of === undefined) continue;
    const before = status.person[path] === undefined ? 'machine' : 'person';
    made[stale.has(path) ? maker : before][path] = hashOf(of);
  }
  return made;
}
