import Alert from '@mui/material/Alert';
import { focusOn } from '../../focus/focus-on';
import { StaleRecordAlert } from './stale-record';
import type { FormError } from './use-stale-save';

interface FormErrorBannerProps<Saved> {
  formError: FormError<Saved> | undefined;
  rebaseOn: (fresh: Saved, how: { keepInput: boolean }) => void;
}

/** Explains why the last save failed. Takes the focus, to be in view and read by screen readers. */
export function FormErrorBanner<Saved>({ formError, rebaseOn }: FormErrorBannerProps<Saved>) {
  if (!formError) return null;
  return (
    <div ref={focusOn} tabIndex={-1}>
      {formError.kind === 'stale' ? (
        <StaleRecordAlert
          onUseSaved={() => rebaseOn(formError.fresh, { keepInput: false })}
          onKeepInput={() => rebaseOn(formError.fresh, { keepInput: true })}
        />
      ) : (
        <Alert severity="error" sx={{ mb: 2 }}>
          {formError.text}
        </Alert>
      )}
    </div>
  );
}
