import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
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
