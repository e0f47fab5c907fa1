import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/shared/texts/locales';
import { toCsv } from './csv';

const lineOf = (...cells: (string | number)[]) => toCsv([cells], 'en').slice(1, -2);

describe('a file of comma-separated values', () => {
  it('begins with the mark of UTF-8 and ends each line as RFC 4180 says', () => {
    expect(
      toCsv(
        [
          ['a', 'b'],
          ['ċ', 1.5],
        ],
        'en',
      ),
    ).toBe('\uFEFFa,b\r\nċ,1.5\r\n');
    expect(toCsv([], 'en')).toBe('\uFEFF');
  });

  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['she said "yes"', '"she said ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+356 9900 0000', "'+356 9900 0000"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['=HYPERLINK("https://evil.example","x")', `"'=HYPERLINK(""https://evil.example"",""x"")"`],
    [' =1', "' =1"],
    ['\t=1', "'\t=1"],
    ['\u200b=1', "'\u200b=1"],
    ['＝1', "'＝1"],
    ['Ann;=1+1', "Ann;'=1+1"],
    ['Ann; @SUM(A1);x', "Ann;' @SUM(A1);x"],
    ['a\t+1', "a\t'+1"],
    ['two\n-lines', '"two\n\'-lines"'],
    ['Cut; Wash', 'Cut; Wash'],
    ['Ann-Marie', 'Ann-Marie'],
    ['', ''],
  ])('writes %j as %j', (text, field) => {
    expect(lineOf(text)).toBe(field);
  });

  it.each(
    LOCALES.map(
      (locale) => [locale, ['it', 'es', 'fr', 'pt-BR', 'uk', 'sr'].includes(locale)] as const,
    ),
  )('in %s has semicolons between cells where numbers have a comma: %s', (locale, isComma) => {
    const row = ['a;b', 'c, d', '=1', 12.5, -1000];
    expect(toCsv([row], locale)).toBe(
      isComma ? `\uFEFF"a;b";c, d;'=1;12,5;-1000\r\n` : `\uFEFFa;b,"c, d",'=1,12.5,-1000\r\n`,
    );
  });

  it('leaves numbers as they are, with a point', () => {
    expect(lineOf(-12.5, 0, 1000)).toBe('-12.5,0,1000');
  });
});
