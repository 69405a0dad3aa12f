import 'i18next';
import type { Texts } from './i18n/create-i18n';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'page';
    resources: { page: Texts };
  }
}
