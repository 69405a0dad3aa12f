import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { RequestFailed } from '../../api/post-json';
import { useErrorText } from '../../i18n/use-error-text';
import { Banner } from '../../surfaces/banner';

/** Reasons that a visitor can do something about; others are covered by the first sentence. */
const explained = new Set([
  'car.unavailable',
  'car.notFound',
  'service.notFound',
  'tour.notFound',
  'request.tooMany',
]);

interface SubmissionFailureProps {
  failure: RequestFailed;
  maxPassengers: number;
}

/** What went wrong, and which fields the server refused. */
export function SubmissionFailure({ failure, maxPassengers }: SubmissionFailureProps) {
  const { t } = useTranslation('booking');
  const translate = useErrorText();
  const { problem } = failure;
  const reasons = [
    ...(problem && explained.has(problem.code) ? [translate(problem.code)] : []),
    ...(problem?.errors ?? []).map(({ code, params }) => translate(code, { max: maxPassengers, ...params })),
  ];
  return (
    <Banner kind="warning">
      {t('confirm.failed')}
      {reasons.length > 0 && (
        <Box component="ul" sx={{ margin: '6px 0 0', paddingInlineStart: 2.5, fontWeight: 500 }}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Box>
      )}
    </Banner>
  );
}
