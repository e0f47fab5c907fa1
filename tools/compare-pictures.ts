/** `npm run pictures:compare -- BEFORE AFTER [OUT]` exits with 1 for any difference. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Share of pixels that may differ. */
const TOLERANCE = 0.001;
/** Out of 255. Some difference is allowed, because the edges of letters vary. */
const CHANNEL_TOLERANCE = 16;

const [before, after, out = '.pictures-differences'] = process.argv.slice(2);
if (!before || !after) {
  console.error('Name two folders of pictures: BEFORE AFTER [OUT]');
  process.exit(2);
}

const namesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.png'));

const names = [...new Set([...namesIn(before), ...namesIn(after)])].sort();
let different = 0;
for (const name of names) {
  const said = await compare(name);
  if (!said) continue;
  different += 1;
  console.log(`${name.padEnd(52)} ${said}`);
}
console.log(`${names.length} pictures, ${different} of them different`);
process.exitCode = different > 0 ? 1 : 0;

async function compare(name: string): Promise<string | null> {
  const files = [path.join(before ?? '', name), path.join(after ?? '', name)];
  const missing = files.find((file) => !existsSync(file));
  if (missing) return `missing: ${missing}`;
  const [one, other] = await Promise.all(
    files.map((file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!one || !other) return 'unreadable';
  const { width, height, channels } = one.info;
  if (width !== other.info.width || height !== other.info.height) {
    return `${width}x${height} became ${other.info.width}x${other.info.height}`;
  }
  const marked = Buffer.from(one.data);
  let count = 0;
  for (let at = 0; at < one.data.length; at += channels) {
    if (!isDifferent(one.data, other.data, at, channels)) continue;
    count += 1;
    marked.set([255, 0, 0], at);
  }
  const share = count / (width * height);
  if (share <= TOLERANCE) return null;
  mkdirSync(out, { recursive: true });
  await sharp(marked, { raw: { width, height, channels } }).png().toFile(path.join(out, name));
  return `${(share * 100).toFixed(2)} %`;
}

function isDifferent(one: Buffer, other: Buffer, at: number, channels: number): boolean {
  for (let channel = 0; channel < channels; channel += 1) {
    const difference = Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0));
    if (difference > CHANNEL_TOLERANCE) return true;
  }
  return false;
}
