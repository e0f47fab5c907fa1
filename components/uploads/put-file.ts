/** Sends one PUT; resolves to the storage's status, or 0 if no answer came. */
function putOnce(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Blob,
  onProgress: (part: number) => void,
): Promise<number> {
  return new Promise((resolve) => {
    // fetch cannot report the progress of an upload.
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request.status);
    request.onerror = () => resolve(0);
    request.ontimeout = () => resolve(0);
    request.timeout = TIMEOUT_MS;
    request.send(body);
  });
}

/** Enough for ten megabytes over a poor mobile connection. */
const TIMEOUT_MS = 180_000;
const TRIES = 3;
const PAUSE_MS = 400;
const RETRIED = [0, 429, 500, 502, 503, 504];

/**
 * Uploads to a presigned URL, at most three times in all when the storage throttles, fails or does
 * not answer (UPL-010, UPL-011). `onProgress` gets the part that has been sent, 0 to 1.
 */
export async function putFile(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Blob,
  onProgress: (part: number) => void,
): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const status = await putOnce(url, headers, body, onProgress);
    if (status === 200) return true;
    // Nobody else has this key: if it is taken, an earlier try arrived and only its answer was lost.
    if (status === 412 && tries > 1) return true;
    if (!RETRIED.includes(status) || tries === TRIES) return false;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries * Math.random()));
  }
}
