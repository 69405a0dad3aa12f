import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { ContactButtons } from '../../company/contact-buttons';
import { EmptyState } from '../../surfaces/empty-state';
import { WizardHead } from './wizard-head';

/** Replaces the wizard while no car has a price with any service or tour: no choice would lead to its second step. */
export function NothingToBook() {
  const { t } = useTranslation('booking');
  return (
    <Container sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 6, md: 12 } }}>
      <WizardHead />
      <EmptyState text={t('none')}>
        <ContactButtons />
      </EmptyState>
    </Container>
  );
}
