/** The brand's colours in mails: ink, sandstone, amber. Every text pair has a contrast of at least 4.5. */
export const light = {
  ground: '#f3eadb',
  card: '#fffdf8',
  ink: '#12263f',
  text: '#1d2733',
  soft: '#5b6470',
  line: '#e6d9c3',
  panel: '#f8f0e2',
  amber: '#f2a541',
  link: '#8a4b06',
} as const;

/** The same places for readers in dark mode. */
export const dark = {
  ground: '#0c1521',
  card: '#152233',
  ink: '#0f1f35',
  text: '#eef1f5',
  soft: '#b3bdca',
  line: '#2b3a4e',
  panel: '#1c2c41',
  amber: '#f2a541',
  link: '#f6bd72',
} as const;
