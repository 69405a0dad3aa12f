import { useEffect, useRef, type RefObject } from 'react';
import type { ChosenRecords } from '../draft/chosen-records';
import type { DetailsInput } from '../draft/details-input';
import { isAnswered, questionsOfDetails, type RideQuestion } from '../draft/ride-questions';

interface AnsweredAhead {
  details: DetailsInput;
  answeredAhead: readonly RideQuestion[];
  chosen: ChosenRecords;
  /** Errors of the details as they are now. */
  errors: Partial<Record<keyof DetailsInput, unknown>>;
  onReopen: (questions: readonly RideQuestion[]) => void;
}

interface Questions {
  /** Shown in one line. */
  answered: readonly RideQuestion[];
  /** Shown as fields. */
  open: readonly RideQuestion[];
  /** Shows the fields of the answered questions, to change them. */
  openAnswered: () => void;
  /** For the heading above them. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/**
 * Returns which questions of the ride were answered validly in step 1. One whose answer is no longer valid is asked
 * again.
 */
export function useAnsweredQuestions({
  details,
  answeredAhead,
  chosen,
  errors,
  onReopen,
}: AnsweredAhead): Questions {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const questions = questionsOfDetails(chosen.isAirportTransfer);
  const answered = questions.filter(
    (question) => answeredAhead.includes(question) && isAnswered(question, details, errors),
  );
  const open = questions.filter((question) => !answered.includes(question));
  const invalid = answeredAhead.filter((question) => open.includes(question));
  // Once open, they stay open while they are corrected.
  useEffect(() => {
    if (invalid.length > 0) onReopen(invalid);
  });
  const openAnswered = () => {
    // The fields below the heading are about to replace the line with the button.
    headingRef.current?.focus({ preventScroll: true });
    onReopen(answered);
  };
  return { answered, open, openAnswered, headingRef };
}
