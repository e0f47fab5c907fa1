import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Fetched when needed, because nothing else needs its 5,000 files. */
const LUCIDE = 'lucide-react@1.75.0';

export interface Icon {
  name: string;
  node: readonly (readonly [tag: string, attributes: Record<string, string | number>])[];
}

export async function fetchIcons(names: readonly string[]): Promise<Icon[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'settln-icons-'));
  try {
    const options = ['--no-audit', '--no-fund', '--prefix', folder];
    execFileSync('npm', ['install', ...options, LUCIDE], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const drawings = path.join(folder, 'node_modules/lucide-react/dist/esm/icons');
    return await Promise.all(
      names.map(async (name) => {
        const { __iconData } = await import(path.join(drawings, `${name}.mjs`));
        return { name, node: __iconData.node };
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function draw([tag, { key: _, ...attributes }]: Icon['node'][number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}/>`;
}

export function toSprite(icons: readonly Icon[]): string {
  const symbols = icons.map(
    ({ name, node }) =>
      `<symbol id="${name}" viewBox="0 0 24 24">${node.map(draw).join('')}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
