import { darkColours, ink, lightColours, onGround } from '@chauffeur/brand';

/** The page's colours by use. Text has a contrast of at least 7:1, because phones are read in sunlight. */
export interface Colours {
  readonly ground: string;
  readonly paper: string;
  readonly text: string;
  readonly secondary: string;
  readonly line: string;
  readonly main: string;
  readonly onMain: string;
  readonly warning: string;
  readonly onWarning: string;
  readonly error: string;
  readonly onError: string;
  readonly success: string;
  readonly onSuccess: string;
  readonly bar: string;
  readonly onBar: string;
  readonly focus: string;
}

const light: Colours = {
  ground: lightColours.background.default,
  paper: lightColours.background.paper,
  text: lightColours.text.primary,
  secondary: lightColours.text.secondary,
  line: lightColours.fieldLine.main,
  main: lightColours.primary.main,
  onMain: ink.deep,
  warning: lightColours.sand.main,
  onWarning: lightColours.text.primary,
  error: lightColours.error.light,
  onError: lightColours.error.dark,
  success: lightColours.success.light,
  onSuccess: lightColours.success.dark,
  bar: ink.base,
  onBar: onGround.text,
  focus: lightColours.link.main,
};

const dark: Colours = {
  ground: darkColours.background.default,
  paper: darkColours.background.paper,
  text: darkColours.text.primary,
  secondary: darkColours.text.secondary,
  line: darkColours.fieldLine.main,
  main: darkColours.primary.main,
  onMain: ink.deep,
  warning: darkColours.sand.main,
  onWarning: darkColours.text.primary,
  error: darkColours.error.light,
  onError: darkColours.error.dark,
  success: darkColours.success.light,
  onSuccess: darkColours.success.dark,
  bar: ink.deep,
  onBar: onGround.text,
  focus: darkColours.link.main,
};

export const schemes = { light, dark } as const;

/** The style sheet that defines both colour schemes as variables. */
export function colourVariables(): string {
  const variables = (colours: Colours) =>
    Object.entries(colours)
      .map(([name, value]: [string, string]) => `--${name}:${value}`)
      .join(';');
  return `:root{${variables(light)}}@media (prefers-color-scheme: dark){:root{${variables(dark)}}}`;
}
