import type { ListedAdminResponse } from '@chauffeur/contracts/identity/account';
import { PersonRemoveOutlined as RemoveIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { useSignedInAdmin } from '../../../session/session-context';
import { Tag } from '../../../surfaces/tag';
import { formatMoment } from '../../../text/format-date';

const List = styled('ul')({ display: 'grid', gap: 4, margin: '0 0 16px', padding: 0, listStyle: 'none' });

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 60,
  paddingBlock: 8,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Who = styled('div')({ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' });

interface AdminListProps {
  admins: readonly ListedAdminResponse[];
  onRemove: (admin: ListedAdminResponse) => void;
}

/** Lists the admins. An admin can't remove themselves, so at least one always remains. */
export function AdminList({ admins, onRemove }: AdminListProps) {
  const { t } = useTranslation('account');
  const { language } = useStaffLanguage();
  const self = useSignedInAdmin();
  return (
    <List aria-label={t('admins.title')}>
      {admins.map((admin) => (
        <Row key={admin.id}>
          <Who>
            <strong>{admin.username}</strong>
            <Typography variant="body2" color="text.secondary">
              {admin.email} · {t('admins.since', { moment: formatMoment(admin.createdAt, language) })}
            </Typography>
          </Who>
          {admin.id === self?.id ? (
            <Tag tone="info">{t('admins.you')}</Tag>
          ) : (
            <Button
              color="error"
              startIcon={<RemoveIcon />}
              aria-label={t('admins.removeNamed', { name: admin.username })}
              onClick={() => onRemove(admin)}
            >
              {t('admins.remove')}
            </Button>
          )}
        </Row>
      ))}
    </List>
  );
}
