import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartOfSite } from '../../../../site-under-test/part-of-site';
import { QuestionButton } from './question-button';
import type { Question } from './use-question';

function show(state: Pick<Question, 'isLoading' | 'hasFailed'>) {
  const ask = jest.fn();
  const onAsk = jest.fn();
  const question = { questions: null, opener: { current: null }, ask, close: jest.fn(), ...state };
  render(
    <PartOfSite>
      <QuestionButton question={question} onAsk={onAsk}>
        Cancel the ride
      </QuestionButton>
    </PartOfSite>,
  );
  return { ask, onAsk };
}

it('says above the button that the question could not be loaded, and asks again when it is pressed', async () => {
  const { ask, onAsk } = show({ isLoading: false, hasFailed: true });
  expect(screen.getByRole('status').textContent).toBe(
    'This could not be loaded. Please check your connection and try again, or reload the page.',
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel the ride' }));
  expect(onAsk).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('says that the question is loading, and reports no failure meanwhile', () => {
  show({ isLoading: true, hasFailed: false });
  expect(screen.getByRole('button', { name: 'One moment…' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getAllByRole('status').some(({ textContent }) => /could not/.test(textContent ?? ''))).toBe(
    false,
  );
});
