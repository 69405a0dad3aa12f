export * from './app.js';
export * from './worker-app.js';
export { sendPlainEmail, type PlainEmail } from './plain-email.js';
