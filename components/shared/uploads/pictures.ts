export interface Picture {
  id: string;
  preview: string;
  state: 'uploading' | 'done' | 'failed';
  /** 0 to 1. */
  progress: number;
  /** "" until stored. */
  url: string;
  /** "" unless failed. */
  message: string;
  /** Whether the same file may work. */
  mayRetry: boolean;
}

export function storedPicture(url: string): Picture {
  return { id: url, preview: url, state: 'done', progress: 1, url, message: '', mayRetry: false };
}

export function newPicture(id: string, preview: string): Picture {
  return { id, preview, state: 'uploading', progress: 0, url: '', message: '', mayRetry: false };
}

export function changePicture(
  pictures: readonly Picture[],
  id: string,
  change: Partial<Picture>,
): Picture[] {
  return pictures.map((picture) => (picture.id === id ? { ...picture, ...change } : picture));
}

/** Negative `by` is earlier; stops at the ends. */
export function movePicture(pictures: readonly Picture[], id: string, by: number): Picture[] {
  const from = pictures.findIndex((picture) => picture.id === id);
  const moved = pictures[from];
  if (!moved) return [...pictures];
  const others = pictures.filter((picture) => picture !== moved);
  const to = Math.min(Math.max(from + by, 0), others.length);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

export function storedUrls(pictures: readonly Picture[]): string[] {
  return pictures.flatMap(({ url }) => url || []);
}
