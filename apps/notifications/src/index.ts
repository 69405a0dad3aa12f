export * from './app.js';
export * from './worker-app.js';
