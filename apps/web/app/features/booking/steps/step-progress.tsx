import { CheckRounded as CheckIcon } from '@chauffeur/brand/icons';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { wizardSteps, type WizardStep } from './wizard-step';

/** The width below which a name needs a line of its own: with enlarged text. */
const isNarrow = '@container (max-width: 12.5rem)';

const Room = styled('div')({ containerType: 'inline-size', margin: '28px 0 36px' });

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  // Each as wide as its name, so that the longest stays on one line of a narrow screen.
  gridTemplateColumns: 'repeat(3, minmax(0, auto))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  [theme.breakpoints.up('md')]: { gap: 16 },
}));

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  paddingTop: 12,
  fontSize: 'clamp(0.75rem, 3.4vw, 0.875rem)',
  lineHeight: 1.35,
  [isNarrow]: { flexDirection: 'row', alignItems: 'center' },
  fontWeight: 600,
  color: theme.palette.text.secondary,
  borderTop: `4px solid ${theme.palette.divider}`,
  '&[data-state="done"]': { borderTopColor: theme.palette.text.primary },
  '&[data-state="current"]': {
    borderTopColor: theme.palette.primary.main,
    color: theme.palette.text.primary,
    fontWeight: 800,
  },
  '@media (forced-colors: active)': {
    borderTopColor: 'GrayText',
    '&[data-state="done"]': { borderTopColor: 'CanvasText' },
    '&[data-state="current"]': { borderTopColor: 'Highlight' },
  },
  [theme.breakpoints.up('sm')]: { flexDirection: 'row', alignItems: 'center', gap: 10, fontSize: '1rem' },
}));

const StepNumber = styled('span')(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 'max(28px, 1.75rem)',
  aspectRatio: '1',
  borderRadius: '50%',
  fontSize: '0.875rem',
  fontWeight: 800,
  border: '1.5px solid currentColor',
  '[data-state="done"] &': {
    color: theme.palette.background.default,
    backgroundColor: theme.palette.text.primary,
    borderColor: theme.palette.text.primary,
  },
  '& svg': { fontSize: 18 },
}));

/** Which of the three steps the visitor is on. Does not render again with every change of the draft. */
export const StepProgress = memo(function StepProgress({ step }: { step: WizardStep }) {
  const { t } = useTranslation('booking');
  const current = wizardSteps.indexOf(step);
  return (
    <Room>
      <List aria-label={t('steps.label')}>
        {wizardSteps.map((name, index) => {
          const isDone = index < current;
          const state = isDone ? 'done' : index === current ? 'current' : 'ahead';
          return (
            <Item key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <StepNumber aria-hidden="true">{isDone ? <CheckIcon /> : index + 1}</StepNumber>
              {t(`steps.${name}`)}
            </Item>
          );
        })}
      </List>
    </Room>
  );
});
