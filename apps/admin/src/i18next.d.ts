import 'i18next';
import type { Messages } from './messages';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'layout';
    resources: Messages;
  }
}
