import type { Config } from 'tailwindcss';

const token = (name: string) => `var(--${name})`;

/** A font size that brings its line height: `text-sm`. */
const text = (name: string): [string, string] => [token(`text-${name}`), token(`lh-${name}`)];

/** A ground and what is written on it: `bg-info text-on-info`. */
const feedback = (name: string) => ({
  [name]: token(`color-${name}-bg`),
  [`on-${name}`]: token(`color-${name}-text`),
});

const status = (name: string) => ({
  [name]: token(`status-${name}-bg`),
  [`on-${name}`]: token(`status-${name}-text`),
});

/** `text-lg/7`: lines are as many times 4 px high, and grow with the letters, which spaces do not. */
const LINE_HEIGHTS = Object.fromEntries(
  Array.from({ length: 24 }, (_, half) => (half + 1) / 2).map((times) => [
    times,
    `${times / 4}rem`,
  ]),
);

/** Utilities use the design tokens of `app/styles/tokens.css`; Tailwind's own colours are left out. */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      white: '#fff',
      black: '#000',
      cypress: token('brand-cypress'),
      marigold: token('brand-marigold'),
      hibiscus: token('brand-hibiscus'),
      'on-cypress': token('cypress-text'),
      'cypress-link': token('cypress-link'),
      'cypress-muted': token('cypress-muted'),
      'cypress-subtle': token('cypress-subtle'),
      'cypress-line': token('cypress-line'),
      'cypress-line-strong': token('cypress-line-strong'),
      'cypress-control-line': token('cypress-control-line'),
      'cypress-control-hover': token('cypress-control-hover'),
      bg: token('color-bg'),
      surface: token('color-surface'),
      sunken: token('color-sunken'),
      wash: token('color-wash'),
      hero: token('color-hero'),
      'on-hero': token('color-on-hero'),
      'hero-action': token('color-hero-action'),
      'on-hero-action': token('color-on-hero-action'),
      overlay: token('color-overlay'),
      line: token('color-border'),
      'line-strong': token('color-border-strong'),
      text: token('color-text'),
      muted: token('color-text-muted'),
      subtle: token('color-text-subtle'),
      link: token('color-link'),
      primary: token('color-primary'),
      'primary-hover': token('color-primary-hover'),
      'on-primary': token('color-on-primary'),
      soft: token('color-primary-soft'),
      'on-soft': token('color-on-primary-soft'),
      highlight: token('color-highlight'),
      'on-highlight': token('color-on-highlight'),
      danger: token('color-danger'),
      'on-danger': token('color-on-danger'),
      focus: token('color-focus'),
      star: token('color-star'),
      skeleton: token('skeleton'),
      ...feedback('error'),
      ...feedback('info'),
      ...feedback('success'),
      ...status('pending'),
      ...status('approved'),
      ...status('rejected'),
      ...status('delisted'),
      'slot-available': token('slot-available-bg'),
      'slot-available-line': token('slot-available-line'),
    },
    // A width up to which something holds is `max-NAME:`, which ends just below it. In `em`, so that
    // large letters in a wide window have the layout of a narrow one.
    screens: {
      // A phone whose letters are twice as large as usual.
      slim: '16em',
      mini: '21.25em',
      tiny: '22.5em',
      phone: '23.4375em',
      sm: '37.5em',
      dialog: '40em',
      md: '47.5em',
      lg: '56.25em',
      xl: '62.5em',
    },
    fontSize: {
      xs: text('xs'),
      sm: text('sm'),
      base: text('md'),
      lg: text('lg'),
      xl: text('xl'),
      '2xl': text('2xl'),
      '3xl': text('3xl'),
      '4xl': text('hero'),
    },
    boxShadow: {
      none: 'none',
      1: token('shadow-1'),
      2: token('shadow-2'),
      3: token('shadow-3'),
      /** A bar at the end of the window, above what scrolls under it. */
      bar: '0 -12px 28px -18px rgb(16 35 31 / 0.3)',
      /** Makes the border of what is chosen look a little thicker. */
      chosen: `inset 0 0 0 0.5px ${token('color-primary')}`,
      invalid: `inset 0 0 0 0.5px ${token('color-danger')}`,
    },
    zIndex: {
      0: '0',
      1: '1',
      2: '2',
      3: '3',
      sticky: token('z-sticky'),
      dialog: token('z-dialog'),
      toast: token('z-toast'),
    },
    extend: {
      lineHeight: LINE_HEIGHTS,
      spacing: { gutter: token('gutter'), target: token('target'), control: token('control') },
      fontFamily: { display: token('font-display'), text: token('font-text') },
      letterSpacing: { display: token('tracking-display'), name: token('tracking-name') },
      maxWidth: {
        measure: token('measure'),
        short: '40ch',
        page: `calc(${token('page')} + 2 * ${token('gutter')})`,
      },
      borderWidth: { 1.5: '1.5px' },
      borderRadius: {
        xs: token('radius-xs'),
        sm: token('radius-sm'),
        md: token('radius-md'),
        lg: token('radius-lg'),
        xl: token('radius-xl'),
        pill: token('radius-pill'),
      },
      transitionDuration: { fast: token('dur-1'), medium: token('dur-2'), slow: token('dur-3') },
      transitionTimingFunction: { out: token('ease-out'), 'in-out': token('ease-in-out') },
      keyframes: {
        turn: { to: { transform: 'rotate(1turn)' } },
        fade: { '50%': { opacity: '0.55' } },
        appear: { from: { opacity: '0' } },
        rise: { from: { translate: '0 24px', opacity: '0' } },
        slide: { from: { translate: '12px 0' } },
        unhide: { from: { visibility: 'hidden' } },
      },
      animation: {
        turn: 'turn 0.8s linear infinite',
        fade: `fade 1.6s ${token('ease-in-out')} infinite`,
        'appear-late': 'appear 1ms 200ms both',
        rise: `rise ${token('dur-3')} ${token('ease-out')}`,
        slide: `slide 640ms ${token('ease-out')} both`,
        /** Shows a wait only when it lasts longer than 200 ms. */
        'unhide-late': 'unhide 1ms 200ms backwards',
      },
    },
  },
} satisfies Config;
