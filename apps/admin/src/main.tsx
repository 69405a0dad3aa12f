import './zod-without-eval';
import '@fontsource-variable/manrope/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from './api/create-query-client';
import { BackOffice } from './back-office';
import { createI18n } from './i18n/create-i18n';
import { initialLanguage } from './i18n/staff-language';
import { routes } from './routes';
import { forgetAnswersAfter } from './session/forget-answers';
import { Session } from './session/session';

const session = new Session();
const queryClient = createQueryClient();
forgetAnswersAfter(session, queryClient);
// Once a page load, before anything is drawn.
void session.check();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <BackOffice texts={createI18n(initialLanguage())} session={session} queryClient={queryClient}>
      <RouterProvider router={createBrowserRouter(routes, { basename: '/admin' })} />
    </BackOffice>
  </StrictMode>,
);
