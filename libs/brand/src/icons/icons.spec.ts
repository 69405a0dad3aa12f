import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as icons from './index.js';

const { iconOfServiceType, plainIcon, ...components } = icons;

describe('icons', () => {
  it.each(Object.entries(components))('%s draws its path data', (name, Icon) => {
    const markup = renderToStaticMarkup(createElement(Icon));
    expect(markup).toMatch(/<svg [^>]*viewBox="0 0 24 24"/);
    expect(markup).toContain(`data-testid="${name}Icon"`);
    expect(markup).toMatch(/<path d="[Mm][\d.\sa-zA-Z-]+"/);
  });

  it('can be drawn without styles', () => {
    const markup = renderToStaticMarkup(plainIcon(icons.CheckRounded));
    expect(markup).toMatch(
      /^<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 [^"]+"><\/path><\/svg>$/,
    );
  });

  it('of service types are ten different shapes', () => {
    const shapes = Object.values(iconOfServiceType).map((Icon) => renderToStaticMarkup(createElement(Icon)));
    expect(new Set(shapes).size).toBe(10);
  });
});
