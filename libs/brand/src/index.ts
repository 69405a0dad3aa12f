export { darkColours, ink, lightColours, onGround } from './colours.js';
export { mark } from './mark.js';
