import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { Session } from '../session/session';
import { showScreen } from '../show-screen.fixture';
import { useSendOnce } from '../api/use-send-once';
import { useNotify } from './notice-context';
import { useCopy } from './use-copy';

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

it('a form, a notice and a copy work on plain HTTP, where browsers have neither random UUIDs nor a clipboard', async () => {
  const hidden = [
    [crypto, 'randomUUID'],
    [navigator, 'clipboard'],
  ] as const;
  for (const [owner, name] of hidden)
    Object.defineProperty(owner, name, { value: undefined, configurable: true });
  const keys: string[] = [];
  function Form() {
    const notify = useNotify();
    const copy = useCopy();
    const sendOnce = useSendOnce();
    const save = () => sendOnce(async (key) => keys.push(key)).then(() => notify('Saved.'));
    return (
      <>
        <button onClick={() => void save()}>Save</button>
        <button onClick={() => void copy('text', { done: 'Copied.', failed: 'Not copied.' })}>Copy</button>
      </>
    );
  }
  try {
    showScreen(Form, new Session());
    fireEvent.click(screen.getByText('Save'));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    fireEvent.click(screen.getByText('Save'));
    await waitFor(() => expect(new Set(keys).size).toBe(2));
    fireEvent.click(screen.getByText('Copy'));
    expect(await screen.findByText('Not copied.')).toBeTruthy();
  } finally {
    for (const [owner, name] of hidden) Reflect.deleteProperty(owner, name);
  }
});
