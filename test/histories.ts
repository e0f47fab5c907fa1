import { IS_LONG } from './long';

/**
 * `npm test` repeats its random cases, so that it fails by a change and not by luck. The long run
 * looks for other cases; what fails there tells its seed.
 */
export const SEED: { seed?: number } = IS_LONG ? {} : { seed: 20_270_519 };

/** How many random histories a test walks through: a fifth of `whole`, unless the run is long. */
export function histories(whole: number): { seed?: number; numRuns: number } {
  return { ...SEED, numRuns: IS_LONG ? whole : Math.ceil(whole / 5) };
}
