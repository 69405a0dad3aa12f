/** The brand's colours in emails: ink, sandstone, amber. Every text pair has a contrast of at least 4.5. */
export const light = {
  ground: '#f1e8d9',
  card: '#fffdf9',
  ink: '#101d38',
  text: '#14213a',
  soft: '#475065',
  line: '#e2d7c5',
  panel: '#faf5ec',
  amber: '#f4a93c',
  link: '#844500',
  onInk: '#fbf6ec',
  onInkSoft: '#ffc46b',
} as const;

/** The same colours for dark mode. */
export const dark = {
  ground: '#0a1426',
  card: '#152138',
  ink: '#101d38',
  text: '#f6efe3',
  soft: '#c6c8cd',
  line: '#33456c',
  panel: '#1a2b4f',
  amber: '#ffbd5c',
  link: '#ffc46b',
} as const;
