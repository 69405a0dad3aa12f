import { darkColours as dark, ink, lightColours as light, onGround } from '@chauffeur/brand';

/** The site warns in pomegranate alone; `ground` is that of header, footer and hero. */
export const lightColours = {
  ...light,
  warning: light.error,
  ground: { main: ink.base, contrastText: onGround.text },
} as const;

export const darkColours = {
  ...dark,
  warning: dark.error,
  ground: { main: '#142448', contrastText: onGround.text },
} as const;
