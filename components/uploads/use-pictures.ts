import pLimit from 'p-limit';
import { useRef, useState } from 'react';
import { useTexts } from '#texts';
import { changePicture, movePicture, newPicture, type Picture, storedPicture } from './pictures';
import { uploadPicture } from './upload-picture';

/** Decoding a picture is heavy on a phone, and the uploads share one connection. */
const limit = pLimit(3);

interface PicturesOptions {
  kind: 'service' | 'event';
  /** Addresses of the pictures that are stored already. */
  stored: readonly string[];
  /** One picture only, which the next one replaces. */
  isSingle?: boolean;
  onChange: () => void;
  onSignedOut: () => void;
}

/** The pictures of one field: each uploads as soon as it is chosen, and can be tried again. */
export function usePictures({ kind, stored, isSingle, onChange, onSignedOut }: PicturesOptions) {
  const t = useTexts('errors.fields');
  const [pictures, setPictures] = useState(() => stored.map(storedPicture));
  // For a submit that waited for uploads: the state of its own render is out of date by then.
  const latest = useRef(pictures);
  const files = useRef(new Map<string, File>());
  const running = useRef(new Map<string, Promise<void>>());

  function show(next: Picture[]) {
    latest.current = next;
    setPictures(next);
  }

  function update(next: Picture[]) {
    show(next);
    onChange();
  }

  const change = (id: string, to: Partial<Picture>) => show(changePicture(latest.current, id, to));

  function start(id: string) {
    const file = files.current.get(id);
    if (!file) return;
    const work = limit(async () => {
      const result = await uploadPicture(kind, file, (progress) => change(id, { progress }), t);
      if (result.ok) {
        const done = { state: 'done', url: result.url, progress: 1 } as const;
        return update(changePicture(latest.current, id, done));
      }
      const { why, message } = result;
      change(id, { state: 'failed', message, mayRetry: why !== 'refused' });
      if (why === 'signedOut') onSignedOut();
    });
    running.current.set(
      id,
      work.finally(() => running.current.delete(id)),
    );
  }

  function add(chosen: Iterable<File>) {
    const added = [...chosen].slice(0, isSingle ? 1 : undefined).map((file) => {
      const picture = newPicture(crypto.randomUUID(), URL.createObjectURL(file));
      files.current.set(picture.id, file);
      return picture;
    });
    if (added.length === 0) return;
    update(isSingle ? added : [...latest.current, ...added]);
    for (const { id } of added) start(id);
  }

  function retry(id: string) {
    change(id, { state: 'uploading', progress: 0, message: '' });
    start(id);
  }

  function remove(id: string) {
    const gone = latest.current.find((picture) => picture.id === id);
    if (gone && files.current.delete(id)) URL.revokeObjectURL(gone.preview);
    update(latest.current.filter((picture) => picture !== gone));
  }

  return {
    pictures,
    latest,
    add,
    retry,
    remove,
    move: (id: string, by: number) => update(movePicture(latest.current, id, by)),
    restore: (urls: readonly string[]) => show(urls.map(storedPicture)),
    /** Waits until no upload is running. */
    settle: () => Promise.all(running.current.values()),
  };
}

/** What a field for pictures needs of {@link usePictures}. */
export type PicturesField = ReturnType<typeof usePictures>;
