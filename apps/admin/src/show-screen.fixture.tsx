import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from './api/create-query-client';
import { BackOffice } from './back-office';
import { createI18n } from './i18n/create-i18n';
import type { Screen } from './layout/screen';
import { messagesOf } from './messages';
import { Notices } from './notices/notices';
import { screens } from './screens';
import type { Session } from './session/session';
import { UnsavedInputGuard } from './unsaved/unsaved-input-guard';

interface Shown {
  /** Reads everything again, as after a live update. */
  readonly readAgain: () => void;
}

/** Shows one page as a signed-in admin sees it, in English, at `address`. */
export function showScreen(Page: ComponentType, session: Session, address = '/'): Shown {
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter([
    {
      path: '*',
      element: (
        <UnsavedInputGuard>
          <Page />
        </UnsavedInputGuard>
      ),
    },
  ]);
  return showBackOffice(
    <Notices>
      <RouterProvider router={router} />
    </Notices>,
    session,
  );
}

/** Shows anything in the back office, in English, with the texts of `list`. */
export function showBackOffice(
  content: ReactNode,
  session: Session,
  list: readonly Screen[] = screens,
): Shown {
  const queryClient = createQueryClient();
  // Without styles: jsdom has no layout, but would match every rule for every query by role, half the time of a test.
  const cache = createCache({ key: 'css' });
  cache.insert = () => undefined;
  render(
    <CacheProvider value={cache}>
      <BackOffice texts={createI18n('en', messagesOf(list))} session={session} queryClient={queryClient}>
        {content}
      </BackOffice>
    </CacheProvider>,
  );
  return { readAgain: () => act(() => void queryClient.invalidateQueries()) };
}
