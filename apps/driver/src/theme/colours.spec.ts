import { describe, expect, it } from '@jest/globals';
import { schemes, type Colours } from './colours';

/** WCAG's relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const textPairs: [text: keyof Colours, ground: keyof Colours][] = [
  ['text', 'ground'],
  ['text', 'paper'],
  ['secondary', 'ground'],
  ['secondary', 'paper'],
  ['onMain', 'main'],
  ['onWarning', 'warning'],
  ['onError', 'error'],
  ['onSuccess', 'success'],
  ['onBar', 'bar'],
];

describe.each(Object.entries(schemes))('the %s colours', (_name, colours) => {
  it.each(textPairs)('have a contrast of at least 7 to 1: %s on %s', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(7);
  });

  it('show borders and the focus at 3 to 1', () => {
    expect(contrast(colours.line, colours.paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.focus, colours.paper)).toBeGreaterThanOrEqual(3);
  });
});
