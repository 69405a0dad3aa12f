import createCache from '@emotion/cache';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { createI18n } from '../i18n/create-i18n';
import { messagesIn } from '../locales/messages';
import { createSiteTheme } from '../theme/theme';
import { SiteStyles } from '../theme/site-styles';

const texts = createI18n('en', messagesIn('en'));
const theme = createSiteTheme();
// Outside the document, as `visit` has them.
const cache = createCache({ key: 'c', container: document.createElement('head') });

/** What a part of an English page stands in: theme, texts and router. */
export function PartOfSite({ children }: { children: ReactNode }) {
  return (
    <SiteStyles cache={cache} theme={theme}>
      <I18nextProvider i18n={texts}>
        <MemoryRouter>{children}</MemoryRouter>
      </I18nextProvider>
    </SiteStyles>
  );
}
