import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { createI18n } from '../i18n/create-i18n';
import { messagesIn } from '../locales/messages';
import { SiteStyles } from '../theme/site-styles';
import { cacheWithoutStyles } from './cache-without-styles';

const texts = createI18n('en', messagesIn('en'));
const cache = cacheWithoutStyles();

/** The context that a part of a page needs: theme, English texts and router; the path sets the language of records. */
export function PartOfSite({ path = '/', children }: { path?: string; children: ReactNode }) {
  return (
    <SiteStyles cache={cache}>
      <I18nextProvider i18n={texts}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </I18nextProvider>
    </SiteStyles>
  );
}
