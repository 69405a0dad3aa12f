import type { ListedContactMessage } from '@chauffeur/contracts/notifications/contact-message';
import { ReplyRounded as ReplyIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../i18n/staff-language';
import type { Column } from '../../lists/rows/column';
import { formatMoment } from '../../text/format-date';
import { SecondaryText } from '../../surfaces/secondary-text';
import { PhoneLink } from '../../surfaces/phone-link';
import { replyLink } from './reply-link.rules';

const Sender = styled('div')({
  display: 'grid',
  minWidth: 150,
  maxWidth: '15rem',
  overflowWrap: 'break-word',
});

const Words = styled('p')({
  minWidth: 0,
  maxWidth: 560,
  margin: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

const Moment = styled('div')({ whiteSpace: 'nowrap' });

export function useContactMessageColumns(): Column<ListedContactMessage>[] {
  const { t } = useTranslation('messages');
  const { language } = useStaffLanguage();
  const subjectText = ({ subject }: ListedContactMessage) =>
    subject === null ? t('noSubject') : t(`subjects.${subject}`);
  return [
    {
      id: 'sender',
      label: t('columns.sender'),
      cell: ({ name, email, phone }) => (
        <Sender>
          <strong>{name}</strong>
          <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>
          {phone && <PhoneLink phone={phone} />}
        </Sender>
      ),
    },
    { id: 'subject', label: t('columns.subject'), cell: subjectText },
    {
      id: 'message',
      label: t('columns.message'),
      cell: ({ message, language: written }) => <Words lang={written}>{message}</Words>,
    },
    {
      id: 'createdAt',
      label: t('columns.createdAt'),
      cell: ({ createdAt, language: written }) => (
        <Moment>
          {formatMoment(createdAt, language)}
          <SecondaryText>{t(`languages.${written}`)}</SecondaryText>
        </Moment>
      ),
    },
    {
      id: 'reply',
      label: t('columns.reply'),
      cell: (message) => (
        <Button
          component="a"
          href={replyLink(message)}
          variant="outlined"
          color="inherit"
          startIcon={<ReplyIcon />}
          aria-label={t('replyNamed', { name: message.name })}
        >
          {t('reply')}
        </Button>
      ),
    },
  ];
}
