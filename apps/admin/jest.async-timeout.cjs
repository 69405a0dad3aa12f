// A busy machine may take longer than the default second to render a long form; a passing test waits no longer than it must.
const { configure } = require('@testing-library/dom');

configure({ asyncUtilTimeout: 10_000 });
