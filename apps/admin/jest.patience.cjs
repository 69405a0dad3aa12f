// A busy machine may take longer than a second to draw a long form; a test waits no longer than it must.
const { configure } = require('@testing-library/dom');

configure({ asyncUtilTimeout: 10_000 });
