import Skeleton from '@mui/material/Skeleton';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { AttentionList } from '../../dispatch-display/attention/attention-list';
import { Panel } from '../../surfaces/panel';

/**
 * Lists the rides that need attention: above the rides of a phone, which are a long list. Below the board, it is rendered
 * after it, because its rows take as long to render.
 */
export const AttentionPanel = memo(function AttentionPanel({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('dispatch');
  return (
    <div style={{ margin: '16px 0' }}>
      <Panel title={t('attention.title')}>
        {isShown ? <AttentionList /> : <Skeleton variant="rounded" height={80} />}
      </Panel>
    </div>
  );
});
