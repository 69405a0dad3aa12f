export { headerText } from './header-text.js';
export { renderEmail, renderSubject, type EmailContent, type RenderedEmail } from './render-email.js';
export { RenderFault, type FaultReason, type TemplatePlace } from './render-fault.js';
export { templateFaults } from './template-faults.js';
