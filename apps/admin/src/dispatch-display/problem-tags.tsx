import type { ShownRideProblem } from '@chauffeur/contracts/bookings/ride-problems';
import type { ShownDriverProblem } from '@chauffeur/contracts/bookings/crew/ride-state';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Tag } from '../surfaces/tag';

// On a phone, a tag beside buttons may have two lines.
const Tags = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, '& > *': { whiteSpace: 'normal' } });

interface ProblemTagsProps {
  problems: readonly ShownRideProblem[];
  /** Problems with its driver, which are more urgent. */
  driverProblems?: readonly ShownDriverProblem[];
}

/** Shows a ride's problems as tags; several problems of a later release share one. */
export function ProblemTags({ problems, driverProblems = [] }: ProblemTagsProps) {
  const { t } = useTranslation(['dispatch', 'rideProgress']);
  if (problems.length + driverProblems.length === 0) return null;
  return (
    <Tags>
      {[...new Set(driverProblems)].map((problem) => (
        <Tag key={problem} tone="error">
          {t(`rideProgress:problems.${problem}`)}
        </Tag>
      ))}
      {[...new Set(problems)].map((problem) => (
        <Tag key={problem} tone="warning">
          {t(`problems.${problem}`)}
        </Tag>
      ))}
    </Tags>
  );
}
