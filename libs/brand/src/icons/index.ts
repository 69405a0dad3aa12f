export * from './action-icons.js';
export * from './frame-icons.js';
export * from './home-icons.js';
export * from './list-icons.js';
export * from './offer-icons.js';
export * from './screen-icons.js';
export * from './service-icons.js';
export * from './status-icons.js';
export { plainIcon, type IconComponent } from './icon.js';
