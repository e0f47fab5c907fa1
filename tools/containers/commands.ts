import { readFileSync } from 'node:fs';

/** A command that an operator runs in the backend's image. */
export interface OperatorCommand {
  /** As in `package.json`: `news:refresh`. */
  name: string;
  /** The file that it runs. */
  file: string;
}

/** The commands of the README that are explained in docs/DEPLOYMENT.md, so for production as well. */
export function readOperatorCommands(): OperatorCommand[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const rows = readFileSync('README.md', 'utf8').matchAll(
    /^\| `npm run ([\w:]+)[^`]*` \|.*\(docs\/DEPLOYMENT\.md#/gm,
  );
  return [...rows].map(([, name = '']) => {
    const file = /^tsx (scripts\/\S+\.ts)$/.exec(scripts[name] ?? '')?.[1];
    if (!file) throw new Error(`package.json does not say which file npm run ${name} runs`);
    return { name, file };
  });
}
