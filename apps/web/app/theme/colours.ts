import { darkColours as dark, ink, lightColours as light, onGround } from '@chauffeur/brand';

/** Warnings have the colour of errors, pomegranate; `ground` is the background of header, footer and hero. */
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
