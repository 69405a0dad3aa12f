import type { Language } from '@chauffeur/contracts/languages/languages';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { OptionList } from './choice-option';

const Group = styled('section')({ '& + &': { marginTop: 10 } });

interface OptionGroupProps {
  title: string;
  /** If it is not the page's. */
  titleLanguage?: Language | undefined;
  children: ReactNode;
}

/** Options under a common heading; children are `ChoiceOption`. */
export function OptionGroup({ title, titleLanguage, children }: OptionGroupProps) {
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <Typography
        id={id}
        component="h3"
        lang={titleLanguage}
        sx={{ mb: 0.5, fontWeight: 800, fontSize: '0.9375rem' }}
      >
        {title}
      </Typography>
      <OptionList>{children}</OptionList>
    </Group>
  );
}
