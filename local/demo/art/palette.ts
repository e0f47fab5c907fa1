/** The house's illustration palette (look, sections 4 and 8). A picture takes about eight of them. */
export const C = {
  ink: '#10231F',
  pine: '#0F4A40',
  fern: '#2E7D63',
  leaf: '#7DB58B',
  mint: '#CFE9DE',
  marigold: '#FFB52B',
  butter: '#FFD37A',
  orange: '#F4901E',
  cream: '#FFF8E8',
  stone: '#F3E6CB',
  sand: '#E2CD9F',
  clay: '#CF6F47',
  brick: '#9E4A2C',
  hibiscus: '#E8506A',
  wine: '#B2304D',
  rose: '#F7B3BC',
  sea: '#2A7FA6',
  deep: '#175A7C',
  night: '#0E4460',
  sky: '#C3E4EE',
  white: '#FFFFFF',
  hair: '#1B1512',
} as const;

/** Six skin tones, dark to light: the face, and the neck and ears in its shade. */
export const SKIN = {
  1: { face: '#4A2A1A', shade: '#3D2215' },
  2: { face: '#6E4326', shade: '#5A371F' },
  3: { face: '#8F5A34', shade: '#754A2B' },
  4: { face: '#B57B4C', shade: '#94653E' },
  5: { face: '#D3A071', shade: '#AD835D' },
  6: { face: '#EBC39C', shade: '#C1A080' },
} as const;

export type SkinTone = keyof typeof SKIN;
