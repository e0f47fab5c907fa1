// @ts-check
import { StartError } from './start-error.mjs';

const TAIL_LINES = 45;

/**
 * @param {import('./launch.mjs').Member} member
 * @param {string} reason
 */
export function describeEnd(member, reason) {
  return new StartError(
    `${member.name} ended unexpectedly (${reason}).\n${describeLog(member.log)}`,
  );
}

/** @param {import('./launch.mjs').Log} log */
export function describeLog(log) {
  const lines = log.tail().trimEnd().split('\n').slice(-TAIL_LINES);
  return `The end of ${log.file}:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}
