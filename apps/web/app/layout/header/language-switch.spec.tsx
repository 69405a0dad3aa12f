import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, StaticRouter } from 'react-router';
import { createI18n } from '../../i18n/create-i18n';
import { messagesIn } from '../../locales/messages';
import { LanguageSwitch } from './language-switch';

const within = (router: (children: ReactNode) => ReactNode) => (
  <I18nextProvider i18n={createI18n('en', messagesIn('en'))}>{router(<LanguageSwitch />)}</I18nextProvider>
);

afterEach(() => document.body.replaceChildren());

it('links to the other language include the query once the page is hydrated', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    within((children) => <StaticRouter location="/booking">{children}</StaticRouter>),
  );
  document.body.append(container);
  const mismatch = jest.fn();
  await act(() =>
    hydrateRoot(
      container,
      within((children) => (
        <MemoryRouter initialEntries={['/booking?step=details']}>{children}</MemoryRouter>
      )),
      { onRecoverableError: mismatch },
    ),
  );
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('RU, Русский')).toBe('/ru/booking?step=details');
  expect(hrefOf('EN, English')).toBe('/booking?step=details');
  expect(mismatch).not.toHaveBeenCalled();
});
