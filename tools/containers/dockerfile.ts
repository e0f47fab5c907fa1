import { readFileSync } from 'node:fs';

export interface Stage {
  base: string;
  env: Record<string, string>;
  /** An owner of null is root. */
  copies: { from: string | null; sources: string[]; to: string; owner: string | null }[];
  runs: string[];
  user: string;
  command: string[];
  health: string[];
}

const list = (text: string): string[] => JSON.parse(text.slice(text.indexOf('['))) as string[];

function readCopy(text: string): Stage['copies'][number] {
  const words = text.split(/\s+/).slice(1);
  const flag = (name: string) =>
    words.find((word) => word.startsWith(`--${name}=`))?.slice(`--${name}=`.length) ?? null;
  const paths = words.filter((word) => !word.startsWith('--'));
  const owner = flag('chown')?.split(':')[0] ?? null;
  return { from: flag('from'), sources: paths.slice(0, -1), to: paths.at(-1) ?? './', owner };
}

export function readDockerfile(file = 'Dockerfile'): Map<string, Stage> {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, base = '', name = ''] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? [];
    if (name) {
      stage = { base, env: {}, copies: [], runs: [], user: 'root', command: [], health: [] };
      stages.set(name, stage);
    }
    if (!stage) continue;
    if (line.startsWith('ENV ')) {
      for (const pair of line.slice(4).split(' ')) {
        const [key = '', value = ''] = pair.split('=');
        stage.env[key] = value;
      }
    }
    if (line.startsWith('COPY ')) stage.copies.push(readCopy(line));
    if (line.startsWith('RUN ')) stage.runs.push(line.slice(4));
    if (line.startsWith('USER ')) stage.user = line.slice(5);
    if (line.startsWith('CMD ')) stage.command = list(line);
    if (line.startsWith('HEALTHCHECK ')) stage.health = list(line);
  }
  return stages;
}
