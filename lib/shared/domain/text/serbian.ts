const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'lj:љ nj:њ dž:џ a:а b:б v:в g:г d:д đ:ђ e:е ž:ж z:з i:и j:ј k:к l:л m:м n:н o:о p:п r:р s:с t:т ć:ћ u:у f:ф h:х c:ц č:ч š:ш'
    .split(' ')
    .map((pair) => pair.split(':')),
);

/** Writes small Latin letters in the Cyrillic alphabet. */
export function serbianCyrillic(latin: string): string {
  return latin.replace(/lj|nj|dž|\p{L}/gu, (letter) => LETTERS[letter] ?? letter);
}
