import type { RideProblem } from '@chauffeur/contracts/bookings/ride-problems';
import type { DriverProblem } from '@chauffeur/contracts/bookings/crew/ride-state';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Tag } from '../surfaces/tag';

// Beside buttons on a phone a tag may have two lines.
const Tags = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, '& > *': { whiteSpace: 'normal' } });

interface ProblemTagsProps {
  problems: readonly RideProblem[];
  /** What about its driver does: more urgent. */
  driverProblems?: readonly DriverProblem[];
}

/** What about a ride needs attention, in words. */
export function ProblemTags({ problems, driverProblems = [] }: ProblemTagsProps) {
  const { t } = useTranslation(['dispatch', 'rideProgress']);
  if (problems.length + driverProblems.length === 0) return null;
  return (
    <Tags>
      {driverProblems.map((problem) => (
        <Tag key={problem} tone="error">
          {t(`rideProgress:problems.${problem}`)}
        </Tag>
      ))}
      {problems.map((problem) => (
        <Tag key={problem} tone="warning">
          {t(`problems.${problem}`)}
        </Tag>
      ))}
    </Tags>
  );
}
