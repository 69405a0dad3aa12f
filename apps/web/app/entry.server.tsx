import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { scriptHashesHeader } from '@chauffeur/contracts/script-hashes';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { ServerRouter, type EntryContext } from 'react-router';
import { renderNonce } from './csp-nonce';
import { createI18n } from './i18n/create-i18n';
import { MessagesProvider } from './i18n/inlined-messages';
import { messagesIn } from './locales/messages';
import { languageOfPath } from './i18n/site-language';
import { baseStyles } from './theme/base-styles';
import { createStyleCache } from './theme/create-style-cache';
import { withoutNonce } from './own-scripts';
import { startAfterFirstView } from './start/start-after-first-view';
import { SiteStyles } from './theme/site-styles';

const nonce = renderNonce ?? '';

/** Milliseconds after which rendering a page is aborted. */
const renderTimeout = 10_000;

// In development the router's style link would carry the nonce, and hydration would report a mismatch.
const routerNonce = import.meta.env.DEV ? undefined : nonce;

export { reportPageError as handleError } from './api/page-log';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const language = languageOfPath(pathname);
  const messages = messagesIn(language);
  const cache = createStyleCache(nonce);
  // Created before rendering, so that styles are collected in the cache instead of written between the elements.
  const emotion = createEmotionServer(cache);

  const html = await renderToText(
    <SiteStyles cache={cache} base={baseStyles}>
      <I18nextProvider i18n={createI18n(language, messages)}>
        <MessagesProvider value={messages}>
          <ServerRouter context={routerContext} url={request.url} nonce={routerNonce} />
        </MessagesProvider>
      </I18nextProvider>
    </SiteStyles>,
  );

  // Merged classes appear on no element; if they are left out, browsers insert their styles again.
  const classes = Object.keys(cache.registered).join(' ');
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(`${html} ${classes}`));
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', language);
  const styled = html.replace('</head>', () => `${styles}</head>`);
  const { page, scriptHashes } = withoutNonce(startAfterFirstView(styled, nonce), nonce);
  headers.set(scriptHashesHeader, scriptHashes);
  return new Response(page, { status, headers });
}

function renderToText(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // With a limit, React would write larger parts at the end of the page and move them into place by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(timer);
        resolve(text(pipe(new PassThrough())));
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), renderTimeout);
  });
}
