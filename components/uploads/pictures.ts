/** A picture of a form, from the moment it is chosen. */
export interface Picture {
  /** Made in the browser and never changed, whatever becomes of the upload. */
  id: string;
  /** What to show: the stored picture, or the chosen file itself. */
  preview: string;
  state: 'uploading' | 'done' | 'failed';
  /** The part that has been uploaded, 0 to 1. */
  progress: number;
  /** The stored picture's address; "" until it is stored. */
  url: string;
  /** Why it failed; "" unless it did. */
  message: string;
  /** Whether it makes sense to try the same file again. */
  mayRetry: boolean;
}

/** A picture that was stored before. */
export function storedPicture(url: string): Picture {
  return { id: url, preview: url, state: 'done', progress: 1, url, message: '', mayRetry: false };
}

/** A picture whose upload begins. */
export function newPicture(id: string, preview: string): Picture {
  return { id, preview, state: 'uploading', progress: 0, url: '', message: '', mayRetry: false };
}

/** The list with one picture changed. */
export function changePicture(
  pictures: readonly Picture[],
  id: string,
  change: Partial<Picture>,
): Picture[] {
  return pictures.map((picture) => (picture.id === id ? { ...picture, ...change } : picture));
}

/** The list with one picture moved `by` places later, or earlier if negative; stops at the ends. */
export function movePicture(pictures: readonly Picture[], id: string, by: number): Picture[] {
  const from = pictures.findIndex((picture) => picture.id === id);
  const moved = pictures[from];
  if (!moved) return [...pictures];
  const others = pictures.filter((picture) => picture !== moved);
  const to = Math.min(Math.max(from + by, 0), others.length);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

/** The addresses of the stored pictures, in order. */
export function storedUrls(pictures: readonly Picture[]): string[] {
  return pictures.flatMap(({ url }) => url || []);
}
