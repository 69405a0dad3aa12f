import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PageHead } from '../../surfaces/page-head';
import type { LegalText } from '../../locales/messages';

export function LegalArticle({ text }: { text: LegalText }) {
  return (
    <>
      <PageHead title={text.title} lead={text.lead} hasLongWord />
      <Container maxWidth="md" sx={{ paddingBlock: { xs: 5, md: 8 } }}>
        {text.sections.map(({ heading, paragraphs }) => (
          <Box component="section" key={heading} sx={{ '& + &': { mt: 5 } }}>
            <Typography variant="h3" component="h2">
              {heading}
            </Typography>
            {paragraphs.map((paragraph) => (
              <Typography key={paragraph} sx={{ mt: 1.5, maxWidth: '41.5em' }}>
                {paragraph}
              </Typography>
            ))}
          </Box>
        ))}
      </Container>
    </>
  );
}
