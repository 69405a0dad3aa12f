export { headerText } from './header-text.js';
export { plainText } from './plain-text.js';
export { renderEmail, renderSubject, type EmailToRender, type RenderedEmail } from './render-email.js';
export { RenderError } from './render-error.js';
export { templateErrors } from './template-errors.js';
