/** What came of one PUT: the status of the storage, 0 when none arrived. */
function putOnce(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Blob,
  onProgress: (part: number) => void,
): Promise<number> {
  return new Promise((resolve) => {
    // fetch cannot tell how much of an upload has gone.
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

/** Ten megabytes over a poor mobile connection. */
const TIMEOUT_MS = 180_000;
const TRIES = 3;
const PAUSE_MS = 400;
const RETRIED = [0, 429, 500, 502, 503, 504];

/**
 * Uploads to a presigned URL, at most three times in all when the storage throttles, fails or does
 * not answer (UPL-010, UPL-011). `onProgress` gets the part that has gone, 0 to 1.
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
    // The key is ours alone: if it is taken, an earlier try arrived and only its answer was lost.
    if (status === 412 && tries > 1) return true;
    if (!RETRIED.includes(status) || tries === TRIES) return false;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries * Math.random()));
  }
}
