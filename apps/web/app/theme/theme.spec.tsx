import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { pricedCar, someTour } from '../site-under-test/records';
import { visit } from '../site-under-test/visit';

const responses = { '/api/tours': [someTour(1)], ...pricedCar({ tour: someTour(1) }) };
const styles = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');

it.each(['/', '/cars', '/tours', '/contact', '/booking'])(
  'no style of %s names a variable or a value of the theme that is missing',
  async (path) => {
    const { user } = await visit(path, responses, { styles: document.head });
    if (path === '/booking')
      await user.click(await screen.findByRole('button', { name: 'Choose a vehicle' }));
    else await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await screen.findByRole('dialog');
    const css = styles();
    const defined = new Set([...css.matchAll(/(--color-[\w-]+)\s*:/g)].map(([, name]) => name));
    const used = new Set([...css.matchAll(/var\((--color-[\w-]+)/g)].map(([, name]) => name));
    expect(used.size).toBeGreaterThan(10);
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
    expect(css).not.toMatch(/undefined|NaN/);
  },
);
