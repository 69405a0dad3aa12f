import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { Invitation } from './invitation';
import type { SetupStep } from './use-setup-steps';

const Steps = styled('ol')({ display: 'grid', gap: 8, margin: '10px 0 0', paddingInlineStart: 22 });

const linkTo = (path: string): ReactElement => (
  <Link component={RouterLink} to={path} color="inherit" sx={{ fontWeight: 700 }} />
);

/** By their name in the texts. */
const links = {
  contact: linkTo('/contact'),
  categories: linkTo('/categories'),
  cars: linkTo('/cars'),
  types: linkTo('/service-types'),
  services: linkTo('/services'),
  tours: linkTo('/tours'),
  prices: linkTo('/pricing?view=matrix'),
};

/** Lists what is to be added before visitors can reach the company and book, with links to where. */
export function SetupSteps({ steps }: { steps: readonly SetupStep[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Invitation aria-labelledby="setup-steps">
      <Typography variant="h2" id="setup-steps">
        {t('setup.title')}
      </Typography>
      <Steps>
        {steps.map((step) => (
          <li key={step}>
            <Trans ns="dashboard" i18nKey={`setup.steps.${step}`} components={links} />
          </li>
        ))}
      </Steps>
    </Invitation>
  );
}
