// @ts-check

/** Shown without a stack. */
export class StartError extends Error {}

/**
 * Prints why the step failed and ends the process.
 * @template T
 * @param {Promise<T>} step
 */
export async function orEnd(step) {
  try {
    return await step;
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
