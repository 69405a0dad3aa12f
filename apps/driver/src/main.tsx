import '@fontsource-variable/manrope/wght.css';
import './theme/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { DriverApi } from './api/driver-api';
import { ServerClock } from './clock/server-clock';
import { createI18n } from './i18n/create-i18n';
import { followLanguage, initialLanguage, shownLanguage } from './i18n/driver-language';
import { showLanguage } from './i18n/show-language';
import { TextsContext } from './i18n/use-translation';
import { DriverPage } from './page/driver-page';
import { scheduleSync } from './page/schedule-sync';
import { PageContext } from './page/page-context';
import { Screens } from './screens';
import { newActionId } from './phone/new-action-id';
import { openStorages } from './phone/open-storages';
import { registerServiceWorker, requestBackgroundSync } from './phone/register-service-worker';
import { removeLinkToken, readLinkToken } from './session/link-token';

const i18n = createI18n(initialLanguage());
showLanguage(i18n);

const token = readLinkToken();
// Opening another link in this tab only changes the hash, which does not reload the page.
addEventListener('hashchange', () => location.reload());
void openStorages().then((storages) => {
  const page = new DriverPage({
    ...storages,
    api: new DriverApi(new ServerClock()),
    token,
    clearToken: removeLinkToken,
    newActionId,
    timer: {
      after: (milliseconds, callback) => {
        const timer = setTimeout(callback, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    language: () => shownLanguage(i18n),
    onLanguage: (language) => followLanguage(i18n, language),
    onWaiting: requestBackgroundSync,
  });
  scheduleSync(page, i18n);
  void page.start();

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <TextsContext value={i18n}>
        <PageContext value={page}>
          <Screens />
        </PageContext>
      </TextsContext>
    </StrictMode>,
  );
});
registerServiceWorker();
