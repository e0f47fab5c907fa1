/** How long a provider's note about a visit may be. */
export const NOTE_LIMIT = 1000;
