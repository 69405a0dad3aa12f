import { duration, easing } from '@mui/material/styles';

interface TransitionOptions {
  /** Milliseconds, or a time of CSS. */
  duration?: number | string;
  easing?: string;
  /** Milliseconds, or a time of CSS. */
  delay?: number | string;
}

const durations = { ...duration, shortest: 150, shorter: 180, short: 200, standard: 220, complex: 250 };

const time = (value: number | string) => (typeof value === 'string' ? value : `${Math.round(value)}ms`);

/** The transitions of a theme, in milliseconds. */
export const transitions = {
  duration: durations,
  easing,
  /** Returns the CSS of a transition of these properties. */
  create(
    properties: string | string[],
    {
      duration: length = durations.standard,
      easing: curve = easing.easeInOut,
      delay = 0,
    }: TransitionOptions = {},
  ): string {
    return [properties]
      .flat()
      .map((property) => `${property} ${time(length)} ${curve} ${time(delay)}`)
      .join(',');
  },
};
