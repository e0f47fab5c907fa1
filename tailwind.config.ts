import type { Config } from 'tailwindcss';

const token = (name: string) => `var(--${name})`;

/** Utilities speak the design tokens of `app/styles/tokens.css`; the defaults' colours are gone. */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      bg: token('color-bg'),
      surface: token('color-surface'),
      sunken: token('color-sunken'),
      wash: token('color-wash'),
      hero: token('color-hero'),
      'on-hero': token('color-on-hero'),
      line: token('color-border'),
      'line-strong': token('color-border-strong'),
      text: token('color-text'),
      muted: token('color-text-muted'),
      subtle: token('color-text-subtle'),
      link: token('color-link'),
      primary: token('color-primary'),
      'on-primary': token('color-on-primary'),
      soft: token('color-primary-soft'),
      'on-soft': token('color-on-primary-soft'),
      highlight: token('color-highlight'),
      'on-highlight': token('color-on-highlight'),
      danger: token('color-danger'),
      star: token('color-star'),
    },
    extend: {
      fontFamily: { display: token('font-display'), text: token('font-text') },
      maxWidth: { measure: token('measure'), page: token('page') },
      borderRadius: {
        arch: token('radius-arch'),
        bowl: token('radius-bowl'),
        xl: token('radius-xl'),
      },
    },
  },
} satisfies Config;
