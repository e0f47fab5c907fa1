import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fetchIcons, toSprite } from './icons/sprite';

const FOLDER = 'public/icons';
const LIST = 'components/shared/ui/icons.tsx';

const list = readFileSync(LIST, 'utf8');
const names = [...list.matchAll(/ = icon\('([\w-]+)'\)/g)].map(([, name = '']) => name);
const sprite = toSprite(await fetchIcons(names));
const file = `${createHash('sha256').update(sprite).digest('hex').slice(0, 6)}.svg`;

mkdirSync(FOLDER, { recursive: true });
for (const old of readdirSync(FOLDER)) if (old.endsWith('.svg')) rmSync(path.join(FOLDER, old));
writeFileSync(path.join(FOLDER, file), sprite);
writeFileSync(LIST, list.replace(/'\/icons\/[^']*'/, `'/icons/${file}'`));
