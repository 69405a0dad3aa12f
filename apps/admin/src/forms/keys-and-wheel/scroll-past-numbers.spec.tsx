import { expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { scrollPastNumbers } from './scroll-past-numbers';

it('blurs a number field while the wheel turns over it, then restores the focus', async () => {
  scrollPastNumbers();
  render(
    <>
      <input type="number" aria-label="Price" />
      <input type="text" aria-label="Name" />
    </>,
  );
  const [price, name] = [screen.getByLabelText('Price'), screen.getByLabelText('Name')];
  act(() => price.focus());
  fireEvent.wheel(name);
  expect(document.activeElement).toBe(price);
  fireEvent.wheel(price);
  expect(document.activeElement).toBe(document.body);
  await waitFor(() => expect(document.activeElement).toBe(price));
  act(() => name.focus());
  fireEvent.wheel(name);
  fireEvent.wheel(price);
  expect(document.activeElement).toBe(name);
});
