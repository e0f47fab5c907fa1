import pLimit from 'p-limit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '@/lib/shared/api/call-api';
import { IMAGE_PROBLEMS, isImageType } from '@/lib/shared/domain/uploads/image';
import type { Texts } from '@/lib/shared/texts/texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { changePicture, movePicture, newPicture, type Picture, storedPicture } from './pictures';
import { PictureError, prepareImage } from './prepare-image';

/** So few at a time, because decoding is heavy on phones, and uploads share one connection. */
const limit = pLimit(3);

interface PicturesOptions {
  kind: 'service' | 'event';
  stored: readonly string[];
  isSingle?: boolean;
}

interface Upload {
  done: Promise<void>;
  stop: AbortController;
}

export function usePictures({ kind, stored, isSingle = false }: PicturesOptions) {
  const t = useTexts('errors.fields');
  const [pictures, setPictures] = useState(() => stored.map(storedPicture));
  // A waiting submit needs newer state than its render's.
  const latest = useRef(pictures);
  const files = useRef(new Map<string, File>());
  const running = useRef(new Map<string, Upload>());
  const listener = useRef<(() => void) | null>(null);

  /** Stops and forgets a picture that is not wanted any more. */
  const drop = useCallback(({ id, preview }: Picture) => {
    running.current.get(id)?.stop.abort();
    running.current.delete(id);
    if (files.current.delete(id)) URL.revokeObjectURL(preview);
  }, []);

  useEffect(() => () => latest.current.forEach(drop), [drop]);

  function show(next: Picture[]) {
    latest.current = next;
    setPictures(next);
  }

  function update(next: Picture[]) {
    show(next);
    listener.current?.();
  }

  const change = (id: string, to: Partial<Picture>) => show(changePicture(latest.current, id, to));

  function start(id: string) {
    const file = files.current.get(id);
    if (!file) return;
    const stop = new AbortController();
    const work = limit(async () => {
      const onProgress = (progress: number) => change(id, { progress });
      const result = await uploadPicture(kind, file, { onProgress, signal: stop.signal }, t);
      if (stop.signal.aborted) return;
      if (result.ok) {
        const done = { state: 'done', url: result.url, progress: 1 } as const;
        return update(changePicture(latest.current, id, done));
      }
      const { why, message } = result;
      change(id, { state: 'failed', message, mayRetry: why !== 'refused' });
    });
    const done = work.finally(() => running.current.delete(id));
    running.current.set(id, { done, stop });
  }

  function add(chosen: Iterable<File>) {
    const added = [...chosen].slice(0, isSingle ? 1 : undefined).map((file) => {
      const picture = newPicture(crypto.randomUUID(), URL.createObjectURL(file));
      files.current.set(picture.id, file);
      return picture;
    });
    if (added.length === 0) return;
    if (isSingle) latest.current.forEach(drop);
    update(isSingle ? added : [...latest.current, ...added]);
    for (const { id } of added) start(id);
  }

  function retry(id: string) {
    change(id, { state: 'uploading', progress: 0, message: '' });
    start(id);
  }

  function remove(id: string) {
    const gone = latest.current.find((picture) => picture.id === id);
    if (gone) drop(gone);
    update(latest.current.filter((picture) => picture !== gone));
  }

  return {
    pictures,
    latest,
    /** Calls `onChange` after every change. */
    listen(onChange: () => void) {
      listener.current = onChange;
    },
    add,
    retry,
    remove,
    move: (id: string, by: number) => update(movePicture(latest.current, id, by)),
    restore: (urls: readonly string[]) => show(urls.map(storedPicture)),
    settle: () => Promise.all([...running.current.values()].map(({ done }) => done)),
  };
}

export type PicturesField = ReturnType<typeof usePictures>;

type Uploaded =
  | { ok: true; url: string }
  | { ok: false; message: string; why: 'refused' | 'interrupted' };

type Failure = Extract<Uploaded, { ok: false }>;

function failed(why: Failure['why'], message: string): Failure {
  return { ok: false, message, why };
}

async function prepare(file: File): Promise<Blob | PictureError> {
  try {
    return await prepareImage(file);
  } catch (error) {
    if (error instanceof PictureError) return error;
    throw error;
  }
}

interface UploadOptions {
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Never throws. */
async function uploadPicture(
  kind: 'service' | 'event',
  file: File,
  options: UploadOptions,
  t: Texts<'errors.fields'>,
): Promise<Uploaded> {
  const interrupted = failed('interrupted', t.of(IMAGE_PROBLEMS.interrupted));
  if (options.signal.aborted) return interrupted;
  const picture = await prepare(file);
  if (picture instanceof PictureError) return failed('refused', t.of(picture.problem));
  if (!isImageType(picture.type)) return failed('refused', t.of(IMAGE_PROBLEMS.notPicture));
  const ticket = await callApi('POST /api/uploads', {
    kind,
    contentType: picture.type,
    contentLength: picture.size,
    fileName: file.name.slice(0, 1000),
  });
  if (!ticket.ok) {
    const reason = Object.values(ticket.fields ?? {})[0];
    if (reason) return failed('refused', reason);
    return failed('interrupted', ticket.message);
  }
  const { uploadUrl, headers, imageUrl } = ticket.answer;
  const isStored = await putFile(uploadUrl, headers, picture, options);
  return isStored ? { ok: true, url: imageUrl } : interrupted;
}

/** The storage's status, or 0 without an answer. */
function putOnce(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Blob,
  { onProgress, signal }: UploadOptions,
): Promise<number> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(0);
    // fetch cannot report upload progress.
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request.status);
    request.onerror = () => resolve(0);
    request.ontimeout = () => resolve(0);
    request.onabort = () => resolve(0);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.timeout = TIMEOUT_MS;
    request.send(body);
  });
}

/** For ten megabytes on a poor mobile connection. */
const TIMEOUT_MS = 180_000;
const TRIES = 3;
const PAUSE_MS = 400;
const RETRIED = [0, 429, 500, 502, 503, 504];

/** Repeats if the storage throttles, fails or is silent. */
async function putFile(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Blob,
  options: UploadOptions,
): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const status = await putOnce(url, headers, body, options);
    if (status === 200) return true;
    // Only this upload has the key. If the key is taken, an earlier try arrived and its answer was
    // lost.
    if (status === 412 && tries > 1) return true;
    if (options.signal.aborted || !RETRIED.includes(status) || tries === TRIES) return false;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries * Math.random()));
  }
}
