import { paths } from './paths';

/** The pages with a form that posts to the page itself, a server action; a test looks for others. */
export const ACTION_PAGES: readonly string[] = [paths.review];
