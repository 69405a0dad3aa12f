import { darkColours as dark, ink, lightColours as light } from '@chauffeur/brand';

/** The public site's colours, so that both have one brand; `info` and `warning` are for statuses. */
export const lightColours = {
  ...light,
  warning: { main: '#7a4000', light: '#fbecd3', dark: '#6b3800', contrastText: '#ffffff' },
  info: { main: '#2a4580', light: '#e5ebf6', dark: '#1d325f', contrastText: '#ffffff' },
} as const;

export const darkColours = {
  ...dark,
  warning: { main: '#ffc46b', light: '#362a1c', dark: '#ffd596', contrastText: ink.deep },
  info: { main: '#a9c1f2', light: '#1f3157', dark: '#c6d6f7', contrastText: ink.deep },
} as const;
