// @ts-check
import { execFileSync } from 'node:child_process';
import { ROOT } from './root.mjs';

/**
 * @param {string[]} args
 * @returns {string[]} lines
 */
function git(...args) {
  const answer = execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return answer.split('\n').filter(Boolean);
}

/** Where this branch left main; the last commit where there is no main. */
export function findBase() {
  try {
    return git('merge-base', 'main', 'HEAD')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}

/**
 * @param {string} base
 * @param {string[]} filter of `git diff`
 */
export const changedSince = (base, ...filter) => [
  ...git('-c', 'core.quotePath=false', 'diff', '--name-only', ...filter, base),
  ...git('-c', 'core.quotePath=false', 'ls-files', '--others', '--exclude-standard'),
];
