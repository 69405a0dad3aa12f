import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../buttons/button-link';
import type { Route } from './+types/about.page';
import { isOtherPage } from '../../api/is-other-page';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { PageHead } from '../../surfaces/page-head';
import { PointGrid } from '../../surfaces/point-grid';
import { Section } from '../../surfaces/section';
import { pageSeo } from '../../seo/page-seo';
import { seoTags } from '../../seo/seo-tags';
import { DriversImage } from './drivers-image';
import { StatTiles } from '../../company/stat-tiles';

export async function loader(args: Route.LoaderArgs) {
  return { seo: await pageSeo(args, 'about') };
}

export const shouldRevalidate = isOtherPage;

export const meta: Route.MetaFunction = ({ loaderData }) => seoTags(loaderData?.seo);

const values = ['punctual', 'safe', 'local', 'fair'] as const;

export default function AboutPage() {
  const { t } = useTranslation('about');
  const { to } = useSiteLanguage();
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Section title={t('story.title')}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 7 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
            alignItems: 'center',
          }}
        >
          <Box sx={{ display: 'grid', gap: 2.5, maxWidth: '41.5em' }}>
            <Typography variant="subtitle1">{t('story.first')}</Typography>
            <Typography variant="subtitle1">{t('story.second')}</Typography>
          </Box>
          <DriversImage alt={t('story.picture')} />
        </Box>
      </Section>
      <Section surface="sand" title={t('values.title')}>
        <PointGrid>
          {values.map((value) => (
            <Box component="li" key={value} sx={{ pt: 2, borderTop: 3, borderColor: 'text.primary' }}>
              <Typography variant="h4" component="h3">
                {t(`values.${value}.title`)}
              </Typography>
              <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t(`values.${value}.text`)}</Typography>
            </Box>
          ))}
        </PointGrid>
      </Section>
      <Section surface="ground" title={t('numbers.title')}>
        <StatTiles />
      </Section>
      <Section title={t('commitment.title')} lead={t('commitment.text')}>
        <ButtonLink to={to('/contact')} variant="contained" size="large">
          {t('commitment.link')}
        </ButtonLink>
      </Section>
    </>
  );
}
