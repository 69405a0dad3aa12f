const { TestEnvironment } = require('jest-environment-jsdom');

/** Browser APIs that jsdom lacks and the router needs; Node's versions are used. */
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
    // Simulates a page that has been open for a minute, because forms wait a minimum time before they are sent.
    const { performance } = this.global;
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
    performance.mark = () => undefined;
    this.global.Element.prototype.scrollIntoView = () => undefined;
  }
};
