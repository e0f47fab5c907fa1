import localFont from 'next/font/local';

/*
 * One family for each subset, with `unicode-range`: browsers fetch a subset only when they need it,
 * and those of every page are preloaded. No two files share a character that is used, or both could
 * be fetched. The stand-ins of equal widths are in `tokens.css`, because Next's know one weight
 * only.
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
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2215',
    },
  ],
});

const onestEuropean = localFont({
  src: './onest-european.woff2',
  weight: '400 800',
  variable: '--onest-european',
  preload: false,
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
        'U+0180-0191,U+0193-0217,U+021C-02BA,U+02BD-02C5,U+02C8-02D7,U+02DE-02FF,U+0304,U+0308,U+0329,U+1D00-1E9D,U+1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF',
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
      value: 'U+0300-0301,U+0303,U+0309,U+0323,U+1EA0-1EF9',
    },
  ],
});

const onestCyrillic = localFont({
  src: '../../node_modules/@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2',
  weight: '100 900',
  variable: '--onest-cyrillic',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0400-04B1,U+2116' }],
});

const bricolageEnglish = localFont({
  src: './bricolage-english.woff2',
  weight: '800',
  variable: '--bricolage-english',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0020-00A0,U+00B7,U+2013-2026,U+20AC',
    },
  ],
});

const bricolageLatin = localFont({
  src: './bricolage-latin.woff2',
  weight: '800',
  variable: '--bricolage-latin',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+00A1-00B6,U+00B8-00FF',
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
      value: 'U+0100-024F,U+1E00-1E9F',
    },
  ],
});

export const fontVariables = [
  onestLatin,
  onestEuropean,
  onestLatinExt,
  onestVietnamese,
  onestCyrillic,
  bricolageEnglish,
  bricolageLatin,
  bricolageLatinExt,
]
  .map(({ variable }) => variable)
  .join(' ');
