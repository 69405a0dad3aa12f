import 'i18next';
import type { Messages } from '../locales/messages';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Messages;
  }
}
