import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { ChoiceDialog } from '../choices/choice-dialog';

interface PriceSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** The price panel. */
  children: ReactNode;
}

/** The price panel as a bottom sheet on a narrow screen. */
export default function PriceSheet({ isOpen, onClose, children }: PriceSheetProps) {
  const { t } = useTranslation('booking');
  return (
    <ChoiceDialog isOpen={isOpen} onClose={onClose} title={t('panel.title')} isSheet>
      {children}
    </ChoiceDialog>
  );
}
