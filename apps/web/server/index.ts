export { createApp, type WebApp } from './app.js';
