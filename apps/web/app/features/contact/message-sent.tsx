import { CheckRounded as CheckIcon } from '@chauffeur/brand/icons';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../buttons/button';

/** Replaces the form once the message has been stored. */
export function MessageSent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box
      component="section"
      role="status"
      sx={{ p: { xs: 3, md: 5 }, borderRadius: '16px', bgcolor: 'success.light' }}
    >
      <CheckIcon aria-hidden="true" sx={{ fontSize: 44, color: 'success.main' }} />
      <Typography variant="h3" component="h2" ref={heading} tabIndex={-1} sx={{ mt: 1.5 }}>
        {t('form.sent.title')}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3 }}>{t('form.sent.text')}</Typography>
      <Button variant="outlined" onClick={onAnother}>
        {t('form.sent.another')}
      </Button>
    </Box>
  );
}
