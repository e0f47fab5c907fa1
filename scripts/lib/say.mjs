// @ts-check

const STILL_MS = 15_000;

/**
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function during(what, work) {
  const begin = Date.now();
  const seconds = () => `${((Date.now() - begin) / 1000).toFixed(1)} s`;
  console.log(`${what} ...`);
  const still = setInterval(() => console.log(`${what}: still at it after ${seconds()}`), STILL_MS);
  try {
    const result = await work();
    console.log(`${what}: done in ${seconds()}`);
    return result;
  } finally {
    clearInterval(still);
  }
}
