const { configure } = require('@testing-library/dom');

// A busy machine may take longer than the default second to render a long form; a passing test waits no longer than it must.
configure({ asyncUtilTimeout: 15_000 });
