import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Finding } from './rule';

const [, section = ''] = readFileSync('docs/DEPLOYMENT.md', 'utf8').split('\n## Secrets\n');
const [text = ''] = section.split('\n## ');
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const given = new Map(
  rows.flatMap(([, names = '', to = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']): [string, string[]] => [
      name,
      to.split(', '),
    ]),
  ),
);

const SECRET = /(?:SECRET|TOKEN|PASSWORD|ACCESS_KEY(?:_ID)?|PRIVATE_KEY|ENCRYPTION_KEY)$/;
/** Addresses with a password in them. */
const ADDRESS = /^(?:(?:LIMITS_)?DATABASE(?:_\w+)?|REDIS|SMTP)_URL$/;

/** The secrets of .env.example. */
function secretsOfExample(): string[] {
  const example = readFileSync('.env.example', 'utf8');
  const names = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  return names.filter((name) => SECRET.test(name) || ADDRESS.test(name));
}

/** The containers to which compose.yaml gives each secret. */
function placesOf(names: readonly string[]): Map<string, string[]> {
  const text = readFileSync('compose.yaml', 'utf8');
  const { services } = parse(text, { merge: true });
  const { environment, build } = services['web-1'];
  const places: Record<string, object> = {
    web: environment,
    backend: services['backend-1'].environment,
    build: build.args,
  };
  const filled = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  return new Map(
    [...new Set([...names, ...[...filled].flatMap((name) => name ?? [])])].map((name) => [
      name,
      [
        ...Object.keys(places).filter((place) => name in (places[place] ?? {})),
        ...(filled.has(name) ? ['compose'] : []),
      ],
    ]),
  );
}

/** The table of secrets in docs/DEPLOYMENT.md names each once, and who gets it in compose.yaml. */
export function secrets(): Finding[] {
  const file = 'docs/DEPLOYMENT.md';
  const example = secretsOfExample();
  const missing = example.filter((name) => !given.has(name)).map((name) => `lacks the row ${name}`);
  const unknown = [...given.keys()]
    .filter((name) => !example.includes(name))
    .map((name) => `${name} is no secret of .env.example`);
  const wrong = [...placesOf([...given.keys()])].flatMap(([name, places]) => {
    const told = (given.get(name) ?? []).toSorted().join(', ');
    const found = places.toSorted().join(', ');
    return told === found
      ? []
      : [`${name} goes to "${told}" by the table, to "${found}" by compose.yaml`];
  });
  return [...missing, ...unknown, ...wrong].map((says) => ({ file, says }));
}
