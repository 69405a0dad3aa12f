import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { PhoneNumbers } from './phone-numbers';

it.each([
  ['+994 (12) 555-01-01', ['+994 (12) 555-01-01']],
  ['+994 12 555 01 01, +994 50 555-01-01', ['+994 12 555 01 01', '+994 50 555-01-01']],
  ['+994 12 555 01 01 / 02', ['+994 12 555 01 01', '02']],
])('phone numbers are shown as written, and each on one line: %s', (written, numbers) => {
  const { container } = render(<PhoneNumbers>{written}</PhoneNumbers>);
  expect(container.textContent).toBe(written);
  const parts = [...container.children];
  expect(parts.map(({ textContent }) => textContent)).toEqual(numbers);
  for (const part of parts) expect(getComputedStyle(part).display).toBe('inline-block');
});
