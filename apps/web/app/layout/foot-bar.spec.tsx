import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { pricedCar, someTour } from '../site-under-test/records';
import { visit } from '../site-under-test/visit';

const tour = someTour(1);
const responses = { '/api/tours': [tour], ...pricedCar({ tour }) };

async function open(path: string) {
  await visit(path, responses, { styles: document.head });
  await screen.findByRole('heading', { level: 1 });
}

/** Returns every bottom scroll padding of the styles, including those for phones. */
function roomBelow(): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const ofPhones = rules.flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []));
  return [...rules, ...ofPhones]
    .filter((rule) => rule instanceof CSSStyleRule)
    .map(({ selectorText, style }) => ({
      selectorText,
      room: style.getPropertyValue('scroll-padding-bottom'),
    }))
    .filter(({ selectorText, room }) => room && document.documentElement.matches(selectorText))
    .map(({ room }) => room);
}

it.each(['/', `/tours/${tour.id}`, '/booking'])(
  'the bar at the bottom of %s hides no focused element',
  async (path) => {
    await open(path);
    expect(roomBelow()).toEqual(['var(--notice-height, 0px)', 'calc(5.5rem + var(--notice-height, 0px))']);
  },
);

it('a page without such a bar scrolls to its edge', async () => {
  await open('/about');
  expect(roomBelow()).toEqual(['var(--notice-height, 0px)']);
});
