import { AccountBalanceWalletOutlined as Icon } from '@chauffeur/brand/icons';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const financeScreen: Screen<'finance', typeof en> = {
  name: 'finance',
  path: '/finance',
  icon: Icon,
  texts: { en, ru },
  load: async () => (await import('./finance.page')).FinancePage,
  detail: {
    path: 'settlement',
    load: async () => (await import('./settlement/settlement.page')).SettlementPage,
  },
};
