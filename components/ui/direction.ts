/** Whether the page runs from right to left. */
export function isRightToLeft(): boolean {
  return document.documentElement.dir === 'rtl';
}

const MIRRORED: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** The arrow key in reading order, where Right means forward: mirrored on right-to-left pages. */
export function readingKey(key: string, isMirrored = isRightToLeft()): string {
  return (isMirrored && MIRRORED[key]) || key;
}
