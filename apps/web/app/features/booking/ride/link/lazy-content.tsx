import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryButton } from '../../../../buttons/retry-button';
import { MessagePage } from '../../../../error-pages/message-page';
import { PageSkeleton } from '../../../../layout/page-skeleton';
import type { LazyPart } from '../../../../start/on-demand/use-lazy-part';
import { Announcement } from '../../../../surfaces/announcement';

interface LazyContentProps<Part> {
  content: Pick<LazyPart<Part>, 'part' | 'hasFailed' | 'open'>;
  /** What screen readers say while it loads. */
  announcement: string;
  children: (part: Part) => ReactNode;
}

/** The content of the ride page, whose code is loaded on demand; after a failure, an error page with a retry. */
export function LazyContent<Part>({ content, announcement, children }: LazyContentProps<Part>) {
  const { t } = useTranslation('common');
  if (content.part) return children(content.part);
  if (!content.hasFailed) return <LoadingContent announcement={announcement} />;
  return (
    <MessagePage title={t('errorPage.title')} text={t('errorPage.text')}>
      <RetryButton variant="contained" isRetrying={false} onRetry={content.open} />
    </MessagePage>
  );
}

/** In place of the content while it or its data is loaded. */
function LoadingContent({ announcement }: { announcement: string }) {
  return (
    <Box sx={{ minHeight: '100vh' }}>
      <Announcement>{announcement}</Announcement>
      <PageSkeleton pagePath="/ride" />
    </Box>
  );
}
