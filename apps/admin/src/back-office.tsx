import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useEffect, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Session } from './session/session';
import { SessionContext } from './session/session-context';
import { theme } from './theme/theme';

interface BackOfficeProps {
  texts: i18n;
  session: Session;
  queryClient: QueryClient;
  children: ReactNode;
}

/** The providers of every screen: texts, session, query cache, styles. */
export function BackOffice({ texts, session, queryClient, children }: BackOfficeProps) {
  return (
    <I18nextProvider i18n={texts}>
      <SessionContext value={session}>
        <QueryClientProvider client={queryClient}>
          <ThemeProvider theme={theme} defaultMode="system">
            <CssBaseline />
            <DocumentLanguage />
            {children}
          </ThemeProvider>
        </QueryClientProvider>
      </SessionContext>
    </I18nextProvider>
  );
}

/** Sets the page's language for the browser and screen readers. */
function DocumentLanguage() {
  const { i18n } = useTranslation();
  useEffect(() => {
    document.documentElement.lang = i18n.language;
  }, [i18n.language]);
  return null;
}
