// @ts-check

/** Shown without a stack to whoever typed the command. */
export class StartError extends Error {}

/**
 * Does a step of a command. Where it cannot be done, says why and ends the process.
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
