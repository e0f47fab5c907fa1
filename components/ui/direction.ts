/** Whether the page runs from right to left. */
export function isRightToLeft(): boolean {
  return document.documentElement.dir === 'rtl';
}

const MIRRORED: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** A key as it is meant in reading order, where Right leads on: mirrored when the page is. */
export function readingKey(key: string, isMirrored = isRightToLeft()): string {
  return (isMirrored && MIRRORED[key]) || key;
}
