/** The night over the bay: ground of the sidebar and of the signed-out pages, in both schemes. */
export const ink = { deep: '#0a1426', base: '#101d38', raised: '#1a2b4f', line: '#33456c' } as const;

/** Flame amber is kept for what can be pressed; ink on it reads at 9 to 1. */
const amber = { main: '#f4a93c', light: '#ffc46b', dark: '#ffbd5c', contrastText: ink.base } as const;

/** Text and accents on the ink ground. */
export const onGround = { text: '#fbf6ec', muted: '#c9d0de', accent: '#ffc46b' } as const;

/** The public site's colours, so that staff see one house; `info` and `warning` are for statuses. */
export const lightColours = {
  primary: amber,
  secondary: { main: ink.base, light: ink.raised, dark: ink.deep, contrastText: onGround.text },
  error: { main: '#a11d3a', light: '#f9e8ea', dark: '#7d142b', contrastText: '#ffffff' },
  warning: { main: '#7a4000', light: '#fbecd3', dark: '#6b3800', contrastText: '#ffffff' },
  success: { main: '#1c6446', light: '#e3f0e8', dark: '#124a33', contrastText: '#ffffff' },
  info: { main: '#2a4580', light: '#e5ebf6', dark: '#1d325f', contrastText: '#ffffff' },
  background: { default: '#faf5ec', paper: '#fffdf9' },
  /** Sandstone of the old town, for surfaces that stand apart. */
  sand: { main: '#f1e8d9' },
  /** Links in running text, and the focus ring. */
  link: { main: '#844500' },
  text: { primary: '#14213a', secondary: '#475065' },
  divider: '#e2d7c5',
  /** Borders of fields, seen at 3 to 1. */
  fieldLine: { main: '#8b8576' },
} as const;

export const darkColours = {
  primary: amber,
  secondary: { main: onGround.text, light: '#ffffff', dark: '#e4dccd', contrastText: ink.base },
  error: { main: '#ff9dab', light: '#3a1a2a', dark: '#ffb9c3', contrastText: ink.deep },
  warning: { main: '#ffc46b', light: '#362a1c', dark: '#ffd596', contrastText: ink.deep },
  success: { main: '#86d6ae', light: '#12322f', dark: '#a9e4c6', contrastText: ink.deep },
  info: { main: '#a9c1f2', light: '#1f3157', dark: '#c6d6f7', contrastText: ink.deep },
  background: { default: '#0d1626', paper: '#152138' },
  sand: { main: '#121d31' },
  link: { main: onGround.accent },
  text: { primary: '#f6efe3', secondary: '#c6c8cd' },
  divider: '#2a3852',
  fieldLine: { main: '#71809c' },
} as const;
