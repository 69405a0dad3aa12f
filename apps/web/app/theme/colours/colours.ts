import { darkColours as dark, ink, lightColours as light, onGround } from '@chauffeur/brand';

/** `ground` is the background of header, footer and hero. */
export const lightColours = {
  ...light,
  text: { ...light.text, disabled: 'rgb(0 0 0 / 0.38)' },
  ground: { main: ink.base, contrastText: onGround.text },
} as const;

export const darkColours = {
  ...dark,
  text: { ...dark.text, disabled: 'rgb(255 255 255 / 0.5)' },
  ground: { main: '#142448', contrastText: onGround.text },
} as const;
