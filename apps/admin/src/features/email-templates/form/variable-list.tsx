import { emailVariablesOf } from '@chauffeur/contracts/notifications/email-variables';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(230px, 100%), 1fr))',
  gap: 6,
  maxHeight: 240,
  margin: 0,
  padding: 2,
  overflowY: 'auto',
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { maxHeight: 216 },
}));

const Variable = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  justifyContent: 'start',
  justifyItems: 'start',
  alignContent: 'center',
  width: '100%',
  minHeight: 44,
  padding: '5px 10px',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  textAlign: 'start',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { backgroundColor: theme.vars.palette.sand.main },
  '& code': {
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
    overflowWrap: 'anywhere',
  },
}));

interface VariableListProps {
  /** Determines the variables. */
  templateName: string;
  onInsert: (text: string) => void;
}

/** Lists the variables that a template may use; a click inserts one. */
export function VariableList({ templateName, onInsert }: VariableListProps) {
  const { t } = useTranslation('emailTemplates');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" component="h3">
        {t('variables.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('variables.hint')}
      </Typography>
      <List>
        {emailVariablesOf(templateName).map((name) => (
          <li key={name}>
            <Variable onClick={() => onInsert(`{{${name}}}`)}>
              <code>{`{{${name}}}`}</code>
              {t(`variables.descriptions.${name}`)}
            </Variable>
          </li>
        ))}
      </List>
    </section>
  );
}
