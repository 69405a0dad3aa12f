/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startAfterFirstView } from './start-after-first-view';
import { startScript } from './start-script';

const source =
  'import "/assets/manifest.js";import * as route0 from "/assets/root.js";import("/assets/entry.js");';
const rendered =
  '<html><head><link rel="modulepreload" href="/assets/entry.js"/></head><body><img fetchpriority="high">' +
  '<link rel="modulepreload" href="/assets/root.js" crossorigin=""/>' +
  `<script nonce="n">context</script><script nonce="n" type="module" async="">${source}</script></body></html>`;

describe('a rendered page', () => {
  const deferred = startAfterFirstView(rendered, 'n');

  it('fetches and runs no module by itself', () => {
    expect(deferred).not.toContain('modulepreload"');
    expect(deferred).not.toContain('type="module"');
    expect(deferred).toContain('<script nonce="n">context</script>');
  });

  it('does not change the module script, because its policy names it by its hash', () => {
    expect(deferred).toContain(`>${source}</script>`);
  });

  it('stays as it is without a module script', () => {
    expect(startAfterFirstView('<p>text</p>', 'n')).toBe('<p>text</p>');
  });
});

describe('the start script', () => {
  const modules = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')];
  let showImage: () => void;
  let paint: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    document.documentElement.innerHTML = startAfterFirstView(rendered, 'n');
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
      paint = () => callback(0);
      return 0;
    });
    Object.assign(HTMLImageElement.prototype, {
      decode: () => new Promise<void>((resolve) => (showImage = resolve)),
    });
    const element = document.createElement('script');
    element.textContent = startScript;
    document.body.append(element);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
    jest.useRealTimers();
  });

  it('waits for the paint and the images of the first view, then starts once', async () => {
    paint();
    await jest.advanceTimersByTimeAsync(0);
    expect(scripts()).toEqual([]);
    showImage();
    await jest.advanceTimersByTimeAsync(0);
    paint();
    await jest.advanceTimersByTimeAsync(5000);
    expect(scripts().map(({ text }) => text)).toEqual([source]);
    expect(modules().map((link) => link.getAttribute('href'))).toEqual([
      '/assets/entry.js',
      '/assets/root.js',
    ]);
  });

  it('starts after a timeout if the image is not loaded or the page is not painted', async () => {
    await jest.advanceTimersByTimeAsync(1499);
    expect(scripts()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(scripts()).toHaveLength(1);
  });
});
