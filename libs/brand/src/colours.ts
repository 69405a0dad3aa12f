/** The night over the bay: the dark background of both schemes. */
export const ink = { deep: '#0a1426', base: '#101d38', raised: '#1a2b4f', line: '#33456c' } as const;

/** Flame amber, only for clickable elements; ink text on it has a contrast of 9:1. */
const amber = { main: '#f4a93c', light: '#ffc46b', dark: '#ffbd5c', contrastText: ink.base } as const;

/** Text and accents on an ink background. */
export const onGround = { text: '#fbf6ec', muted: '#c9d0de', accent: '#ffc46b' } as const;

/** Colours that the public site and the back office share in the light scheme. */
export const lightColours = {
  primary: amber,
  secondary: { main: ink.base, light: ink.raised, dark: ink.deep, contrastText: onGround.text },
  error: { main: '#a11d3a', light: '#f9e8ea', dark: '#7d142b', contrastText: '#ffffff' },
  success: { main: '#1c6446', light: '#e3f0e8', dark: '#124a33', contrastText: '#ffffff' },
  background: { default: '#faf5ec', paper: '#fffdf9' },
  /** Sandstone of the old town, for emphasised surfaces. */
  sand: { main: '#f1e8d9' },
  /** Links in running text, and the focus ring. */
  link: { main: '#844500' },
  text: { primary: '#14213a', secondary: '#475065' },
  divider: '#e2d7c5',
  /** Borders of fields, with a contrast of 3:1. */
  fieldLine: { main: '#8b8576' },
} as const;

/** The same colours in the dark scheme. */
export const darkColours = {
  primary: amber,
  secondary: { main: onGround.text, light: '#ffffff', dark: '#e4dccd', contrastText: ink.base },
  error: { main: '#ff9dab', light: '#3a1a2a', dark: '#ffb9c3', contrastText: ink.deep },
  success: { main: '#86d6ae', light: '#12322f', dark: '#a9e4c6', contrastText: ink.deep },
  background: { default: '#0d1626', paper: '#152138' },
  sand: { main: '#1a2740' },
  link: { main: onGround.accent },
  text: { primary: '#f6efe3', secondary: '#c6c8cd' },
  divider: '#2a3852',
  fieldLine: { main: '#71809c' },
} as const;
