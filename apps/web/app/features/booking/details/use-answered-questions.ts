import { useEffect, useRef, type RefObject } from 'react';
import type { ChosenRecords } from '../draft/chosen-records';
import type { DetailsInput } from '../draft/details-input';
import { isAnswered, questionsOfDetails, type RideQuestion } from '../draft/ride-questions';

interface AnsweredAhead {
  details: DetailsInput;
  answeredAhead: readonly RideQuestion[];
  chosen: ChosenRecords;
  /** Of the details, as they are now. */
  errors: Partial<Record<keyof DetailsInput, unknown>>;
  onAsk: (questions: readonly RideQuestion[]) => void;
}

interface Questions {
  /** Shown in one line. */
  answered: readonly RideQuestion[];
  /** Shown as fields. */
  open: readonly RideQuestion[];
  /** Shows the fields of those that are answered, to change them. */
  openAnswered: () => void;
  /** Of the heading above them. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Which questions of the ride step 1 has answered rightly; one that is not right any more is asked again. */
export function useAnsweredQuestions({
  details,
  answeredAhead,
  chosen,
  errors,
  onAsk,
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
    if (invalid.length > 0) onAsk(invalid);
  });
  const openAnswered = () => {
    // The line with the button gives way to the fields below the heading.
    headingRef.current?.focus({ preventScroll: true });
    onAsk(answered);
  };
  return { answered, open, openAnswered, headingRef };
}
