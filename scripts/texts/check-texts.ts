import compile from 'icu-minify/compile';

interface Tree {
  readonly [key: string]: string | Tree;
}

const KEY = /^[a-z][a-zA-Z0-9]*$/;

/** Paths such as `news.browser.heading`. */
function textsIn(tree: Tree, path = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : textsIn(value, `${path}${key}.`),
  );
}

/** Formats have their kind: `{price, number}`. */
function collect(node: unknown, names: Set<string>): void {
  if (!Array.isArray(node)) return;
  const [name, kind, branches] = node;
  if (typeof name !== 'string') {
    for (const part of node) collect(part, names);
    return;
  }
  const isFormat = typeof kind === 'number' && kind > 3;
  names.add(isFormat ? `${name} as number or date` : name);
  if (typeof kind === 'number' && kind > 0) {
    for (const branch of Object.values(branches ?? {})) collectPart(branch, names);
  } else {
    for (const part of node.slice(1)) collect(part, names);
  }
}

/** One text, or a list of parts. */
function collectPart(part: unknown, names: Set<string>): void {
  if (Array.isArray(part)) for (const node of part) collect(node, names);
}

/** Throws for syntax that is not ICU. */
export function namesIn(text: string): string[] {
  const names = new Set<string>();
  collectPart(compile(text), names);
  return [...names].sort();
}

/** A sentence for each fault. `lib/time/format.ts` formats, not ICU. */
export function refusedSyntax(tree: Tree): string[] {
  return textsIn(tree).flatMap(([path, text]) => {
    try {
      const odd = path.split('.').filter((key) => !KEY.test(key));
      const formats = namesIn(text).filter((name) => name.includes(' '));
      return [
        ...odd.map(() => `${path}: keys are camelCase`),
        ...formats.map((name) => `${path}: {${name}}; pass it as formatted text`),
      ];
    } catch (error) {
      return [`${path}: ${error instanceof Error ? error.message : error}`];
    }
  });
}

export function differences(tree: Tree, english: Tree): string[] {
  const [texts, source] = [new Map(textsIn(tree)), new Map(textsIn(english))];
  const unknown = [...texts.keys()].filter((path) => !source.has(path));
  return [
    ...unknown.map((path) => `${path} is no text of English`),
    ...[...source].flatMap(([path, englishText]) => {
      const text = texts.get(path);
      if (text === undefined) return [`${path} is missing`];
      const [wanted, given] = [namesIn(englishText).join(', '), namesIn(text).join(', ')];
      return wanted === given ? [] : [`${path} has the values (${given}), not (${wanted})`];
    }),
  ];
}
