/** Marks what is off, so that it can be told without colours, too. */
export const HATCH =
  'bg-[repeating-linear-gradient(135deg,var(--slot-unavailable-bg)_0_4px,color-mix(in_srgb,var(--slot-unavailable-line)_45%,var(--slot-unavailable-bg))_4px_5.5px)]';
