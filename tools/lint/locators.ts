import { readFileSync } from 'node:fs';
import { listFiles } from '@/test/source-files';
import { type Finding, lineAt } from './rule';

/**
 * Calls that take a selector, with their arguments, which may contain one more pair of brackets.
 */
const SELECTING =
  /(?:\b(?:locator|querySelector(?:All)?|closest|matches|waitForSelector|\$\$?eval|include|expectNoAxeFindings|expectLargeTargets|smallTargets)(?:<\w+>)?)\(((?:[^()]|\([^()]*\))*)\)/g;
const CLASS_READING = /\b(?:className|classList|getElementsByClassName|to(?:Have|Contain)Class)\b/;
const TEXT = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;

/** The selectors of a source that find an element by its class. */
export function classSelectors(source: string): string[] {
  return [...source.matchAll(SELECTING)]
    .flatMap(([, args = '']) => [...args.matchAll(TEXT)])
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter((text) => {
      // Square brackets contain attributes, whose values may have dots.
      const outside = text.replace(/\$\{[^}]*\}/g, '').replace(/\[[^\]]*\]/g, '');
      return /\.[a-z_-]/i.test(outside) || /\[class\b/.test(text);
    });
}

/** End-to-end tests find elements by role, label, text or data, not by class. */
export function locators(): Finding[] {
  const sources = listFiles('e2e').filter((path) => path.endsWith('.ts'));
  return sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const reading = CLASS_READING.exec(text);
    return [
      ...classSelectors(text).map((selector) => ({ file, says: `finds by class: ${selector}` })),
      ...(reading
        ? [{ file, line: lineAt(text, reading.index), says: `reads a class: ${reading[0]}` }]
        : []),
    ];
  });
}
