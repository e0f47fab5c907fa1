import { lateTextsResponse } from '@/lib/texts/late-texts';

/** The texts of a component that a page loads when it is opened. */
export const GET = lateTextsResponse;
