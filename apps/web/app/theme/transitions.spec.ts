import { expect, it } from '@jest/globals';
import { transitions } from './transitions';

it('a transition has the properties, time, curve and delay that a component names, or those of the site', () => {
  expect(transitions.create('fill')).toBe('fill 220ms cubic-bezier(0.4, 0, 0.2, 1) 0ms');
  expect(
    transitions.create(['opacity', 'transform'], { duration: 195.4, easing: 'linear', delay: '80ms' }),
  ).toBe('opacity 195ms linear 80ms,transform 195ms linear 80ms');
});
