import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { createI18n } from './i18n/create-i18n';
import { readInlinedMessages } from './i18n/inlined-messages';
import { languageOfPath } from './i18n/site-language';
import { beginHydration, HydratedPage } from './start/hydration/hydrated-page';
import { reloadAfterDeploy } from './start/reload-after-deploy';
import { createStyleCache } from './theme/create-style-cache';
import { SiteStyles } from './theme/site-styles';

/** Yields to taps and paints: as a single task, the start would block a phone for a quarter of a second. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

reloadAfterDeploy();
await pause();
const i18n = createI18n(languageOfPath(window.location.pathname), readInlinedMessages());
const cache = createStyleCache();
await pause();

beginHydration();
startTransition(() => {
  hydrateRoot(
    document,
    <SiteStyles cache={cache}>
      <I18nextProvider i18n={i18n}>
        <HydratedPage>
          <HydratedRouter />
        </HydratedPage>
      </I18nextProvider>
    </SiteStyles>,
  );
});
