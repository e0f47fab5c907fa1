export function isRightToLeft(): boolean {
  return document.documentElement.dir === 'rtl';
}

const MIRRORED: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** In reading order, where Right means forward. */
export function readingKey(key: string, isMirrored = isRightToLeft()): string {
  return (isMirrored && MIRRORED[key]) || key;
}
