/**
 * Draws the demo's video anew, after its scene was changed: needs `ffmpeg` with VP9.
 * `node --import tsx local/demo/draw-video.ts`
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { streetDance } from './art/scenes/street-dance';
import { DEMO_VIDEO } from './video';

const FRAMES_A_SECOND = 24;
const LOOP_SECONDS = 3;
const LOOPS = 2;
const SIZE = { width: 640, height: 480 };

const folder = mkdtempSync(path.join(tmpdir(), 'settln-video-'));
const count = FRAMES_A_SECOND * LOOP_SECONDS;
for (let frame = 0; frame < count; frame += 1) {
  const file = path.join(folder, `${String(frame).padStart(3, '0')}.png`);
  await sharp(Buffer.from(streetDance(frame / count)))
    .resize(SIZE)
    .png()
    .toFile(file);
}
// A key frame every second, so that a player can begin anywhere. WebM, which every browser and
// every build of Chromium plays without a licence.
const output = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '40', '-g', String(FRAMES_A_SECOND)];
execFileSync('ffmpeg', [
  ...['-y', '-loglevel', 'error', '-stream_loop', String(LOOPS - 1)],
  ...['-framerate', String(FRAMES_A_SECOND), '-i', path.join(folder, '%03d.png')],
  ...[...output, '-pix_fmt', 'yuv420p', '-row-mt', '1', '-an', DEMO_VIDEO],
]);
rmSync(folder, { recursive: true });
console.log(`${count * LOOPS} frames in ${DEMO_VIDEO}`);
