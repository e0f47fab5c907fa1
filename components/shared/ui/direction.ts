export function isRightToLeft(): boolean {
  return document.documentElement.dir === 'rtl';
}

const MIRRORED: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** Swaps Left and Right in right-to-left pages: Right means forward. */
export function readingKey(key: string, isMirrored = isRightToLeft()): string {
  return (isMirrored && MIRRORED[key]) || key;
}
