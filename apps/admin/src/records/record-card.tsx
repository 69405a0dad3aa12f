import type { Language } from '@chauffeur/contracts/languages/languages';
import { DeleteOutlineRounded as DeleteIcon, EditOutlined as EditIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const Card = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '4px 12px' });

const Body = styled('div')({ display: 'grid', gap: 10, padding: 16, paddingBottom: 8 });

const Actions = styled('div', { shouldForwardProp: (name) => name !== 'isCrowded' })<{ isCrowded: boolean }>({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginTop: 'auto',
  padding: '0 6px 6px',
  '& .MuiButton-root': { minWidth: 44, paddingInline: 10, whiteSpace: 'nowrap' },
  // Without icons, three actions fit side by side on a phone and on a third of a laptop's screen, in Russian too.
  variants: [{ props: { isCrowded: true }, style: { '& .MuiButton-startIcon': { display: 'none' } } }],
});

interface RecordCardProps {
  name: string;
  /** The result of `otherLanguageOf` for the name. */
  nameLanguage?: Language | undefined;
  /** Shown beside the name: a status. */
  status?: ReactNode;
  /** Shown at the top: an image. */
  image?: ReactNode;
  onEdit: () => void;
  /** Without it the record can't be deleted. */
  onRemove?: (() => void) | undefined;
  /** Further actions between Edit and Delete. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Names of templates and addresses of pages are long words, which break between their parts. */
const breakable = (name: string) =>
  name.split(/(?<=[_/])/).flatMap((part, index) => (index === 0 ? part : [<wbr key={index} />, part]));

/** One record as a card, with its actions. */
export function RecordCard(props: RecordCardProps) {
  const { name, nameLanguage, status, image, onEdit, onRemove, actions, children } = props;
  const { t } = useTranslation('forms');
  return (
    <Card aria-label={name}>
      {image}
      <Body>
        <Head>
          <Typography
            variant="h2"
            lang={nameLanguage}
            sx={{ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {breakable(name)}
          </Typography>
          {status}
        </Head>
        {children}
      </Body>
      <Actions isCrowded={Boolean(actions)}>
        <Button
          color="inherit"
          startIcon={<EditIcon />}
          aria-label={t('editNamed', { name })}
          onClick={onEdit}
        >
          {t('edit')}
        </Button>
        {actions}
        {onRemove && (
          <Button
            color="error"
            startIcon={<DeleteIcon />}
            aria-label={t('deleteNamed', { name })}
            onClick={onRemove}
            sx={{ marginInlineStart: 'auto' }}
          >
            {t('delete')}
          </Button>
        )}
      </Actions>
    </Card>
  );
}
