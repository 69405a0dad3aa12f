import { bookingStatus } from '@chauffeur/contracts/bookings/booking';
import type { AuditEntryResponse } from '@chauffeur/contracts/identity/audit';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useStaffLanguage } from '../../i18n/staff-language';
import type { Column } from '../../lists/rows/column';
import { SecondaryText } from '../../surfaces/secondary-text';
import { Tag } from '../../surfaces/tag';
import { formatMoment } from '../../text/format-date';
import { useReasonText } from './use-reason-text';

const Act = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '2px 8px', alignItems: 'center' });
const Words = styled('span')({ minWidth: 0, overflowWrap: 'anywhere' });
const Tabular = styled('span')({ fontVariantNumeric: 'tabular-nums' });
const Secondary = styled(SecondaryText)({ fontSize: '0.8125rem', overflowWrap: 'anywhere' });
const tones = { rejected: 'warning', failed: 'error', unknown: 'error' } as const;

/** Returns the columns of the audit log. Each admin and record links to all of its entries. */
export function useAuditColumns(): Column<AuditEntryResponse>[] {
  const { t } = useTranslation(['audit', 'bookings']);
  const { language } = useStaffLanguage();
  const reasonText = useReasonText();
  // The log contains the stored name of a status.
  const detailText = ({ action, detail }: AuditEntryResponse) => {
    const status = bookingStatus.safeParse(detail).data;
    return action === 'statusChanged' && status ? t(`bookings:status.${status}`) : detail;
  };
  return [
    {
      id: 'action',
      label: t('columns.action'),
      cell: (entry) => {
        const { action, outcome, code } = entry;
        const detail = detailText(entry) ?? (code && reasonText(code));
        return (
          <Act>
            <strong>{t(`actions.${action}`)}</strong>
            {outcome !== 'done' && (
              <Tag tone={tones[outcome ?? 'unknown']}>{t(`outcomes.${outcome ?? 'unknown'}`)}</Tag>
            )}
            {detail && <Secondary>{detail}</Secondary>}
          </Act>
        );
      },
    },
    { id: 'kind', label: t('columns.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      id: 'record',
      label: t('columns.record'),
      cell: ({ recordId, reference, kind }) =>
        recordId && kind !== 'session' ? (
          <Link component={RouterLink} to={`/audit?record=${recordId}`}>
            {reference ?? `${recordId.slice(0, 8)}…`}
          </Link>
        ) : (
          '–'
        ),
    },
    {
      id: 'version',
      label: t('columns.version'),
      cell: ({ fromVersion, toVersion }) => (
        <Tabular>{[fromVersion, toVersion].filter((version) => version !== null).join(' → ') || '–'}</Tabular>
      ),
    },
    {
      id: 'admin',
      label: t('columns.admin'),
      cell: ({ adminId, username }) =>
        adminId ? (
          <Words>
            <Link component={RouterLink} to={`/audit?adminId=${adminId}`}>
              {username}
            </Link>
          </Words>
        ) : (
          t('notSignedIn')
        ),
    },
    {
      id: 'at',
      label: t('columns.at'),
      cell: ({ at }) => <Tabular>{formatMoment(at, language)}</Tabular>,
    },
  ];
}
