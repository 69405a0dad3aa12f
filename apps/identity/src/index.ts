export { createApp } from './app.js';
export { adminsCommand } from './operators/admins-command.js';
