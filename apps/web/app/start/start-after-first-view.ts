import { startElementId, startScript } from './start-script';

const moduleScript = /<script nonce="[^"]*" type="module" async="">([\s\S]*?)<\/script>/;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;

/**
 * Defers the scripts of a rendered page until its first view is painted: the page is readable and its links work
 * without them, and on a slow connection they would compete with images and fonts. The script's text is not changed, so
 * that the content security policy can list its hash. Returns pages without a module script unchanged.
 */
export function startAfterFirstView(html: string, nonce: string): string {
  if (!moduleScript.test(html)) return html;
  const modules = [...html.matchAll(modulePreload)].map(([, address]) => address);
  return html
    .replaceAll(modulePreload, '')
    .replace(
      moduleScript,
      (_whole, source: string) =>
        `<script nonce="${nonce}" type="text/plain" id="${startElementId}" data-modules="${modules.join(' ')}">${source}</script>` +
        `<script nonce="${nonce}">${startScript}</script>`,
    );
}
