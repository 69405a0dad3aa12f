import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { useFocusAfterFailure } from './use-focus-after-failure';

function Sending({ hasFailed }: { hasFailed: boolean }) {
  const button = useFocusAfterFailure(hasFailed);
  return (
    <>
      <button ref={button}>Send</button>
      <input aria-label="Elsewhere" />
    </>
  );
}

afterEach(cleanup);

it('a button gets the focus back after a failure, but not from another element', () => {
  const { rerender } = render(<Sending hasFailed={false} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Sending hasFailed />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));

  rerender(<Sending hasFailed={false} />);
  const elsewhere = screen.getByLabelText('Elsewhere');
  elsewhere.focus();
  rerender(<Sending hasFailed />);
  expect(document.activeElement).toBe(elsewhere);
});
