import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../buttons/button';
import { Announcement } from '../../../../surfaces/announcement';
import { NotLoaded } from '../../../../surfaces/not-loaded';
import type { Question } from './use-question';

interface QuestionButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'sx' | 'children'> {
  question: Question;
  onAsk: () => void;
}

/** The button in place of a question that is not asked, or not loaded yet. */
export function QuestionButton({ question, onAsk, children, ...props }: QuestionButtonProps) {
  const { t } = useTranslation('ride');
  const { isLoading, hasFailed, opener, ask } = question;
  return (
    <Box sx={{ mt: 3 }}>
      <Box sx={{ '& > :not(:empty)': { mb: 2 } }}>
        <NotLoaded isShown={hasFailed} />
      </Box>
      {isLoading && <Announcement>{t('files.loading')}</Announcement>}
      <Button
        ref={opener}
        aria-disabled={isLoading}
        onClick={() => {
          onAsk();
          ask();
        }}
        {...props}
      >
        {isLoading ? t('files.loading') : children}
      </Button>
    </Box>
  );
}
