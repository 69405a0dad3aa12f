import type { RideProblem } from '@chauffeur/contracts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Tag } from '../surfaces/tag';

const Tags = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

/** What about a ride needs attention, in words. */
export function ProblemTags({ problems }: { problems: readonly RideProblem[] }) {
  const { t } = useTranslation('dispatch');
  if (problems.length === 0) return null;
  return (
    <Tags>
      {problems.map((problem) => (
        <Tag key={problem} tone="warning">
          {t(`problems.${problem}`)}
        </Tag>
      ))}
    </Tags>
  );
}
