const { configure } = require('@testing-library/dom');
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');

// A busy machine may take longer than the default second to render a long form; a passing test waits no longer than it must.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no screen: nothing is narrow. Dialogs open and close at once, so that no test presses a button of one that is closing.
globalThis.matchMedia = (media) => ({
  media,
  matches: media.includes('prefers-reduced-motion'),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
});

// React takes an error stack of each element, for its developer tools, until this count is too high. That took an eighth of the time.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
