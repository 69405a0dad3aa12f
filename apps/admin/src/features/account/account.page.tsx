import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../layout/page-head';
import { useSignedInAdmin } from '../../session/session-context';
import { Panel } from '../../surfaces/panel';
import { Admins } from './admins/admins';
import { ChangePassword } from './change-password';
import { SecondFactor } from './second-factor/second-factor';
import { SignOutEverywhere } from './sign-out-everywhere';

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  '& > div': { display: 'grid', gap: 16 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
}));

/** The admin's own account, and the list of all admins. */
export function AccountPage() {
  const { t } = useTranslation('account');
  const admin = useSignedInAdmin();
  return (
    <>
      <PageHead title={t('title')}>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {admin && `${admin.username} · ${admin.email}`}
        </Typography>
      </PageHead>
      <Parts>
        <div>
          <Panel title={t('password.title')}>
            <ChangePassword />
          </Panel>
          <Panel title={t('secondFactor.title')}>
            <SecondFactor />
          </Panel>
        </div>
        <div>
          <Panel title={t('admins.title')}>
            <Admins />
          </Panel>
          <Panel title={t('everywhere.button')}>
            <SignOutEverywhere />
          </Panel>
        </div>
      </Parts>
    </>
  );
}
