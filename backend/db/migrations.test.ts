import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

// While a release is rolled out, processes of the one before work on the tables of the new one
// (docs/DEPLOYMENT.md). What those may still use is only taken away in a later release, by a migration
// that says so.

const FOLDER = path.join(import.meta.dirname, 'migrations');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
const NOTE = /^-- Contract: .{20}/m;

/** Statements that the queries of the release before may not survive. */
const TAKES_AWAY = [
  /\bDROP\s+(?:TABLE|COLUMN|VIEW|MATERIALIZED\s+VIEW|FUNCTION|PROCEDURE|TYPE|SCHEMA|SEQUENCE)\b[^;,]*/gi,
  /(?<!\bALTER\s+(?:INDEX|SEQUENCE)\s[^;]*)\bRENAME\s+(?!CONSTRAINT\b)[^;,]*/gi,
  /\bALTER\s+COLUMN\s+\S+\s+(?:SET\s+DATA\s+)?TYPE\b[^;,]*/gi,
  /\bALTER\s+COLUMN\s+\S+\s+(?:SET\s+NOT\s+NULL|DROP\s+DEFAULT)\b/gi,
];

/** What a migration takes away from those who do not know it. */
function takenBy(sql: string): string[] {
  const statements = sql.replace(/--.*$/gm, '');
  const found = TAKES_AWAY.flatMap((pattern) => statements.match(pattern) ?? []);
  return found.map((statement) => statement.replace(/\s+/g, ' ').trim());
}

const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');

describe('migrations', () => {
  it.each([
    ['ALTER TABLE a DROP COLUMN b, ADD c text;', ['DROP COLUMN b']],
    ['ALTER TABLE a RENAME TO b;\nDROP FUNCTION f;', ['DROP FUNCTION f', 'RENAME TO b']],
    ['ALTER TABLE a ALTER COLUMN b TYPE bigint;', ['ALTER COLUMN b TYPE bigint']],
    ['ALTER TABLE a ALTER COLUMN b SET NOT NULL;', ['ALTER COLUMN b SET NOT NULL']],
    ['-- DROP TABLE a\nALTER INDEX a RENAME TO b; DROP INDEX c;', []],
    ['CREATE TABLE a (b text NOT NULL); ALTER TABLE a ADD COLUMN c text, DROP CONSTRAINT d;', []],
  ])('%j takes away %j', (sql, taken) => {
    expect(takenBy(sql)).toEqual(taken);
  });

  it('take away what the release before may use only with a note that it does not', () => {
    const bare = files.filter((name) => !NOTE.test(read(name)) && takenBy(read(name)).length > 0);
    expect(bare).toEqual([]);
  });

  // Each database keeps them: no backend starts on one whose migrations were others, even in a comment.
  it('are to the letter what ran; only new ones are added (`-u`)', async () => {
    const marks = files.map((name) => {
      const hash = createHash('sha256').update(read(name)).digest('hex');
      return `${name} ${hash}\n`;
    });
    await expect(marks.join('')).toMatchFileSnapshot('migrations.snapshot.txt');
  });

  it('make no extension that docs/DEPLOYMENT.md does not name', () => {
    const document = readFileSync('docs/DEPLOYMENT.md', 'utf8');
    const made = files.flatMap((name) => [
      ...read(name).matchAll(/CREATE EXTENSION IF NOT EXISTS (\w+)/g),
    ]);
    expect(made.length).toBeGreaterThan(0);
    for (const [, name] of made) expect(document).toContain(`\`${name}\``);
  });
});
