import localFont from 'next/font/local';

/*
 * One family per subset, each with its `unicode-range`: a browser fetches an extra one only when a
 * name needs it. The latin ones are preloaded, and so are Onest's European letters, which Maltese
 * addresses need. They are cut to the weights that are drawn (`scripts/subset-fonts.mjs`): what is
 * preloaded stands before the first paint. The stand-ins of equal widths are in `tokens.css`:
 * Next's know one weight only.
 */
const onestLatin = localFont({
  src: './onest-latin.woff2',
  weight: '400 800',
  variable: '--onest-latin',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

const onestEuropean = localFont({
  src: './onest-european.woff2',
  weight: '400 800',
  variable: '--onest-european',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0100-017F,U+0192,U+0218-021B,U+02C7,U+02D8-02D9,U+02DB,U+02DD,U+1E9E',
    },
  ],
});

const onestLatinExt = localFont({
  src: '../../node_modules/@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2',
  weight: '100 900',
  variable: '--onest-latin-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0180-0191,U+0193-0217,U+021C-02BA,U+02BD-02C5,U+02C8-02CC,U+02CE-02D7,U+02DE-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9D,U+1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

const onestVietnamese = localFont({
  src: '../../node_modules/@fontsource-variable/onest/files/onest-vietnamese-wght-normal.woff2',
  weight: '100 900',
  variable: '--onest-vietnamese',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
    },
  ],
});

const onestCyrillic = localFont({
  src: '../../node_modules/@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2',
  weight: '100 900',
  variable: '--onest-cyrillic',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' },
  ],
});

const bricolageLatin = localFont({
  src: './bricolage-latin.woff2',
  weight: '800',
  variable: '--bricolage-latin',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

const bricolageLatinExt = localFont({
  src: './bricolage-latin-ext.woff2',
  weight: '800',
  variable: '--bricolage-latin-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

/** Class names that define the variables of which `tokens.css` makes its two stacks. */
export const fontVariables = [
  onestLatin,
  onestEuropean,
  onestLatinExt,
  onestVietnamese,
  onestCyrillic,
  bricolageLatin,
  bricolageLatinExt,
]
  .map(({ variable }) => variable)
  .join(' ');
