import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { nonceOfPage } from './csp-nonce';
import { createI18n } from './i18n/create-i18n';
import { readInlinedMessages } from './i18n/inlined-messages';
import { languageOfPath } from './i18n/site-language';
import { createStyleCache } from './theme/create-style-cache';
import { SiteStyles } from './theme/site-styles';

const i18n = createI18n(languageOfPath(window.location.pathname), readInlinedMessages());
const cache = createStyleCache(nonceOfPage());

startTransition(() => {
  hydrateRoot(
    document,
    <SiteStyles cache={cache}>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </SiteStyles>,
  );
});
