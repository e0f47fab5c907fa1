// @ts-check

/** Why a command cannot go on, in words for the user who typed it; shown without a stack. */
export class StartError extends Error {}
