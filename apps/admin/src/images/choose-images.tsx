import { AddPhotoAlternateOutlined as UploadIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { imageLimits } from '@chauffeur/contracts/catalogue/media/image-request';
import { visuallyHidden } from '../surfaces/visually-hidden';

const HiddenInput = styled('input')(visuallyHidden);

interface ChooseImagesProps {
  label: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  onChosen: (files: readonly File[]) => void;
  /** The input, which takes the focus. */
  inputRef?: Ref<HTMLInputElement>;
}

/** The input is clicked, focused and named; a button around it would be a second control. */
const notAButton = { role: undefined };

/** Opens the device's file picker. */
export function ChooseImages(props: ChooseImagesProps) {
  const { label, isMultiple = false, isDisabled = false, onChosen, inputRef } = props;
  return (
    <Button
      component="label"
      {...notAButton}
      tabIndex={-1}
      sx={{ '&:focus-within': { outline: '3px solid var(--focus-ring)', outlineOffset: '2px' } }}
      variant="outlined"
      color="inherit"
      startIcon={<UploadIcon />}
      disabled={isDisabled}
    >
      <span>{label}</span>
      <HiddenInput
        ref={inputRef}
        type="file"
        accept={imageLimits.types.join(',')}
        multiple={isMultiple}
        // Not disabled: that would take the focus from it.
        aria-disabled={isDisabled}
        onClick={(event) => {
          if (isDisabled) event.preventDefault();
        }}
        onChange={({ target }) => {
          onChosen([...(target.files ?? [])]);
          // The same file may be chosen again after it was rejected or removed.
          target.value = '';
        }}
      />
    </Button>
  );
}
