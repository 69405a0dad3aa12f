import { defaultLanguage, languages } from '@chauffeur/contracts/languages/languages';
import createCache from '@emotion/cache';
import { afterEach } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useEffect, type ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import {
  createRoutesStub,
  Outlet,
  RouterContextProvider,
  useLocation,
  useNavigate,
  type Location,
} from 'react-router';
import { gatewayContext } from '../api/gateway';
import { fetchContactSettings } from '../company/fetch-contact-settings';
import { publicUrlContext } from '../seo/public-url';
import { createI18n } from '../i18n/create-i18n';
import { messagesIn } from '../locales/messages';
import { languageOfPath } from '../i18n/site-language';
import SiteLayout, { ErrorBoundary } from '../layout/site-layout';
import { baseStyles } from '../theme/base-styles';
import { SiteStyles } from '../theme/site-styles';
import { cacheWithoutStyles } from './cache-without-styles';
import { fakeGateway, type GatewayResponses } from './fake-gateway';
import { pageModules } from './page-modules';

const publicUrl = 'https://drivers.example';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

/** Controls a simulated visit. */
export interface Visit {
  user: UserEvent;
  location: () => Location;
  /** Presses the browser's Back. */
  goBack: () => void;
}

interface VisitOptions {
  state?: unknown;
  styles?: HTMLElement;
  /** Path in `pageModules` of a page whose loader fails. */
  unreachable?: string;
}

/**
 * Renders a page of the whole site, with layout and real loaders, on these gateway responses by path. A missing
 * response is an empty list; details are looked up in their list. Styles are inserted only if `styles` names an element
 * for them.
 */
export async function visit(
  address: string,
  responses: GatewayResponses = {},
  { state, styles, unreachable }: VisitOptions = {},
): Promise<Visit> {
  const { pathname, search } = new URL(address, publicUrl);
  const language = languageOfPath(pathname);
  let location: Location | undefined;
  let back: () => void = () => undefined;
  const context = new RouterContextProvider();
  context.set(publicUrlContext, publicUrl);

  const Root = () => {
    const shown = useLocation();
    const navigate = useNavigate();
    useEffect(() => {
      location = shown;
      back = () => void navigate(-1);
    });
    return <Outlet />;
  };
  const pages = pageModules.map(({ path, module }) => ({
    path,
    Component: module.default as ComponentType,
    ...('shouldRevalidate' in module && { shouldRevalidate: module.shouldRevalidate }),
    ...('ErrorBoundary' in module && { ErrorBoundary: module.ErrorBoundary }),
    ...('loader' in module && {
      loader: (args: { request: Request; params: Record<string, string | undefined> }) => {
        if (path === unreachable) throw new TypeError('Failed to fetch');
        context.set(gatewayContext, fakeGateway(responses));
        return module.loader({ ...args, context, url: new URL(args.request.url) } as never);
      },
    }),
  }));
  const layout = { Component: SiteLayout as ComponentType, ErrorBoundary, children: pages };
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: Root,
      HydrateFallback: () => null,
      shouldRevalidate: () => false,
      loader: async () => ({
        contactSettings: await fetchContactSettings(fakeGateway(responses)),
        year: 2031,
      }),
      children: languages.map((other) => ({ ...(other !== defaultLanguage && { path: other }), ...layout })),
    },
  ]);

  const cache = styles ? createCache({ key: 'c', container: styles }) : cacheWithoutStyles();
  render(
    <SiteStyles cache={cache} base={baseStyles}>
      <I18nextProvider i18n={createI18n(language, messagesIn(language))}>
        <Site initialEntries={[{ pathname, search, state }] as never} />
      </I18nextProvider>
    </SiteStyles>,
  );
  await screen.findByRole('main');
  return {
    user: userEvent.setup(),
    goBack: () => act(() => back()),
    location: () => {
      if (!location) throw new Error('nothing has been shown');
      return location;
    },
  };
}
