import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { PhoneNumbers } from './phone-numbers';
import { TextWithPhone } from './text-with-phone';

it.each([
  ['+994 (12) 555-01-01', ['+994 (12) 555-01-01']],
  ['+994 12 555 01 01, +994 50 555-01-01', ['+994 12 555 01 01,', '+994 50 555-01-01']],
  ['+994 12 555 01 01 / 02', ['+994 12 555 01 01 /', '02']],
])('phone numbers are shown as written, and each on one line: %s', (written, numbers) => {
  const { container } = render(<PhoneNumbers>{written}</PhoneNumbers>);
  expect(container.textContent).toBe(written);
  const parts = [...container.children];
  expect(parts.map(({ textContent }) => textContent)).toEqual(numbers);
  for (const part of parts) expect(getComputedStyle(part).display).toBe('inline-block');
});

it('a mark after a phone number in a text stays beside it', () => {
  const { container } = render(
    <TextWithPhone text="Call +994 12 555-01-01. We are there." phone="+994 12 555-01-01" />,
  );
  expect(container.textContent).toBe('Call +994 12 555-01-01. We are there.');
  const [unbroken] = container.firstElementChild?.children ?? [];
  expect(unbroken?.textContent).toBe('+994 12 555-01-01.');
  expect(unbroken && getComputedStyle(unbroken).display).toBe('inline-block');
});
