import { expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { useWizardNavigation } from './use-wizard-navigation';
import { stepParameter } from './wizard-step';

const options = { isRestored: true, flushDraft: () => undefined };

function Wizard() {
  const [query] = useSearchParams();
  const requested = query.get(stepParameter);
  const step = requested === 'details' ? 'details' : 'options';
  const { goTo, goBackTo } = useWizardNavigation({ ...options, step, requested });
  return (
    <button type="button" onClick={() => (step === 'details' ? goBackTo('options') : goTo('details'))}>
      {step === 'details' ? 'Previous' : 'Next'}
    </button>
  );
}

it('goes back one step on a double tap on Previous, and again from the next visit of the step', async () => {
  const details = { pathname: '/booking', search: '?step=details', state: { cameFrom: 'options' } };
  const router = createMemoryRouter([{ path: '*', Component: Wizard }], {
    initialEntries: ['/', '/booking', details],
  });
  render(<RouterProvider router={router} />);
  const shown = () => router.state.location.pathname + router.state.location.search;
  const tap = (name: string, times: number) =>
    act(async () => {
      // The same button: a slow phone renders the other step later.
      const button = screen.getByRole('button', { name });
      for (let time = 0; time < times; time += 1) fireEvent.click(button);
    });

  await tap('Previous', 2);
  expect(shown()).toBe('/booking');
  await tap('Next', 1);
  expect(shown()).toBe('/booking?step=details');
  await tap('Previous', 2);
  expect(shown()).toBe('/booking');
});
