const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have and jsdom leaves out; the router asks for pages with it. Node's own serve. */
const left = {
  AbortController,
  AbortSignal,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  fetch: () => Promise.reject(new TypeError('no server is near; a spec gives its own answers')),
};

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, left);
    // A phone's width is asked for; jsdom has no screen.
    this.global.matchMedia = (media) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
    this.global.Element.prototype.scrollIntoView = () => undefined;
  }
};
