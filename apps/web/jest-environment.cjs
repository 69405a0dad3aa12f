const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have and jsdom lacks; the router requests pages with it. Node's own serve. */
const missing = {
  AbortController,
  AbortSignal,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  fetch: () => Promise.reject(new TypeError('there is no server; a spec gives its own responses')),
};

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, missing);
    // A page that has been open for a while: forms wait until a person may have filled them in.
    const { performance } = this.global;
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
    performance.mark = () => undefined;
    this.global.Element.prototype.scrollIntoView = () => undefined;
  }
};
