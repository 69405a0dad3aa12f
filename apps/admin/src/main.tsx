import './zod-without-eval';
import '@fontsource-variable/manrope/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from './api/create-query-client';
import { BackOffice } from './back-office';
import { openSelectsOnTyping } from './forms/keys-and-wheel/open-selects-on-typing';
import { scrollPastNumbers } from './forms/keys-and-wheel/scroll-past-numbers';
import { createI18n } from './i18n/create-i18n';
import { initialLanguage } from './i18n/staff-language';
import { messagesOf } from './messages';
import { createRoutes } from './routes';
import { screens } from './screens';
import { clearQueryCacheOnSignOut } from './session/clear-query-cache-on-sign-out';
import { Session } from './session/session';
import { followTextSpacing } from './theme/follow-text-spacing';

const session = new Session();
const queryClient = createQueryClient();
clearQueryCacheOnSignOut(session, queryClient);
// Once per page load, before the first render.
void session.check();
openSelectsOnTyping();
scrollPastNumbers();
followTextSpacing();

const routes = createRoutes(screens);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <BackOffice
      texts={createI18n(initialLanguage(), messagesOf(screens))}
      session={session}
      queryClient={queryClient}
    >
      <RouterProvider router={createBrowserRouter(routes, { basename: '/admin' })} />
    </BackOffice>
  </StrictMode>,
);
