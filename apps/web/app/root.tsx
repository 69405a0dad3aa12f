import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router-dom';
import type { Route } from './+types/root';
import { gatewayContext } from './api/gateway';
import { zodSettingsScript } from './api/zod-settings-script';
import { renderNonce } from './csp-nonce';
import { ErrorPage } from './error-pages/error-page';
import { fetchContactSettings } from './company/fetch-contact-settings';
import { InlinedMessages } from './i18n/inlined-messages';
import { languageChoiceScript } from './i18n/language-choice-script';
import { useSiteLanguage } from './i18n/use-site-language';
import { fontFaces, fontFilesOf } from './theme/fonts';
import { ink } from '@chauffeur/brand';
import { defaultLanguage } from '@chauffeur/contracts/languages/languages';
import { yearInBaku } from '@chauffeur/contracts/time/today-in-baku';

const fontStylesId = 'fonts';
/** Browsers read what the server has sent, so that their scripts need no copy. */
const fontStyles = import.meta.env.SSR
  ? fontFaces()
  : (document.getElementById(fontStylesId)?.textContent ?? '');

export async function loader({ context }: Route.LoaderArgs) {
  return {
    contactSettings: await fetchContactSettings(context.get(gatewayContext)),
    // The gateway's cached pages expire when the year changes.
    year: yearInBaku(),
  };
}

/** Contact settings are loaded only once (specification, section 4). */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: React.ReactNode }) {
  const { language } = useSiteLanguage();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={ink.base} />
        <script
          nonce={renderNonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR
              ? zodSettingsScript + languageChoiceScript(language === defaultLanguage)
              : '',
          }}
        />
        {fontFilesOf(language).map((file) => (
          <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <style
          id={fontStylesId}
          nonce={renderNonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: fontStyles }}
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <InlinedMessages />
        <ScrollRestoration nonce={renderNonce} />
        <Scripts nonce={renderNonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
