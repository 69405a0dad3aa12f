import type { RouteObject } from 'react-router-dom';
import { SetupPage } from './features/sign-in/setup.page';
import { SignInAgain } from './features/sign-in/sign-in-again';
import { SignInPage } from './features/sign-in/sign-in.page';
import { BackOfficeLayout } from './layout/back-office-layout';
import { NotFoundPage } from './layout/not-found.page';
import type { Screen } from './layout/screen';
import { ScreenFailed } from './layout/screen-failed';
import { SignedOutLayout } from './layout/signed-out-layout';
import { RequireSession } from './session/require-session';
import { SignedOutOnly } from './session/signed-out-only';
import { UnsavedInputGuard } from './unsaved/unsaved-input-guard';

/** Creates the routes below /admin: sign-in, setup, and these screens behind the sign-in. */
export function createRoutes(screens: readonly Screen[]): RouteObject[] {
  return [
    {
      ErrorBoundary: ScreenFailed,
      // Shown while the first screen is fetched; the session check comes after it.
      HydrateFallback: () => null,
      children: [
        {
          Component: SignedOutLayout,
          children: [
            { Component: SignedOutOnly, children: [{ path: '/login', Component: SignInPage }] },
            { path: '/setup', Component: SetupPage },
          ],
        },
        {
          element: (
            <UnsavedInputGuard>
              <RequireSession signInAgain={<SignInAgain />} />
            </UnsavedInputGuard>
          ),
          children: [
            {
              element: <BackOfficeLayout screens={screens} />,
              children: [{ ErrorBoundary: ScreenFailed, children: screenRoutes(screens) }],
            },
          ],
        },
      ],
    },
  ];
}

/** Each screen is fetched when it is first opened. */
function screenRoutes(screens: readonly Screen[]): RouteObject[] {
  return [
    ...screens.flatMap(({ path, load, detail }) => [
      { path, lazy: async () => ({ Component: await load() }) },
      ...(detail
        ? [{ path: `${path}/${detail.path}`, lazy: async () => ({ Component: await detail.load() }) }]
        : []),
    ]),
    { path: '*', Component: NotFoundPage },
  ];
}
