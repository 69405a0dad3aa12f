import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** Delay in milliseconds before the sign-in page opens (specification, constants). */
const redirectDelayMs = 2000;

export function AdminCreated() {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Alert severity="success" role="status">
      {t('setup.created')}
    </Alert>
  );
}
