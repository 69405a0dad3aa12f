import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { Session } from '../session/session';
import { showScreen } from '../show-screen.fixture';
import { useNotify } from './notice-context';

function Workplace() {
  const { i18n } = useTranslation();
  const notify = useNotify();
  return (
    <>
      <button onClick={() => void i18n.changeLanguage('ru')}>RU</button>
      <button onClick={() => notify('Saved.', 'done')}>Save</button>
    </>
  );
}

afterEach(cleanup);

it('a notice is closed in the language of the page', async () => {
  showScreen(Workplace, new Session());
  fireEvent.click(await screen.findByText('RU'));
  fireEvent.click(screen.getByText('Save'));
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByText('Saved.')).toBeNull();
});

it('a notice comes to a place that screen readers know, also while a dialog hides the rest', async () => {
  showScreen(Workplace, new Session());
  const place = document.querySelector('body > [aria-live="polite"]');
  // As an opened dialog does.
  place?.setAttribute('aria-hidden', 'true');
  await waitFor(() => expect(place?.hasAttribute('aria-hidden')).toBe(false));
  fireEvent.click(screen.getByText('Save'));
  expect(place?.textContent).toContain('Saved.');
});
