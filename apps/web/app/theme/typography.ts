import { fontFamily } from './fonts';
import { withinWindow } from './within-window';

/** Returns a font size in px that grows with the screen between 360 and 1440 px. */
const size = (smallest: number, largest: number) => {
  const slope = ((largest - smallest) / (1440 - 360)) * 100;
  const base = smallest - (slope * 360) / 100;
  const fluid = `${(base / 16).toFixed(3)}rem + ${slope.toFixed(3)}vw`;
  return `clamp(${smallest / 16}rem, ${fluid}, ${largest / 16}rem)`;
};

const heading = { fontFamily, fontWeight: 700, letterSpacing: '-0.022em', textWrap: 'balance' } as const;
const text = { fontFamily, fontWeight: 400 } as const;

/** The variants of text. */
export const typography = {
  fontFamily,
  h1: { ...heading, fontSize: withinWindow(size(34, 60)), lineHeight: 1.08, letterSpacing: '-0.03em' },
  h2: { ...heading, fontSize: withinWindow(size(26, 40), 10), lineHeight: 1.15 },
  h3: { ...heading, fontSize: withinWindow(size(20, 25), 9.5), lineHeight: 1.25 },
  h4: { ...heading, fontSize: withinWindow(size(18, 20), 9), lineHeight: 1.3, letterSpacing: '-0.012em' },
  subtitle1: { ...text, fontSize: size(17, 21), lineHeight: 1.55 },
  body1: { ...text, fontSize: '1rem', lineHeight: 1.65 },
  body2: { ...text, fontSize: '0.9375rem', lineHeight: 1.55 },
  caption: { ...text, fontSize: '0.8125rem', lineHeight: 1.5 },
  overline: {
    ...text,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    fontWeight: 700,
    letterSpacing: '0.09em',
    textTransform: 'uppercase',
  },
} as const;
