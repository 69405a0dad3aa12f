import UploadIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { imageLimits } from '@chauffeur/contracts';

const HiddenInput = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

interface ChoosePicturesProps {
  label: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  onChosen: (files: readonly File[]) => void;
}

/** Opens the device's own way to pick pictures. */
export function ChoosePictures({
  label,
  isMultiple = false,
  isDisabled = false,
  onChosen,
}: ChoosePicturesProps) {
  return (
    <Button
      component="label"
      // The field in it is what is pressed, focused and named; a button around it would be a second one.
      role={undefined}
      tabIndex={-1}
      sx={{ '&:focus-within': { outline: '3px solid var(--focus-ring)', outlineOffset: '2px' } }}
      variant="outlined"
      color="inherit"
      startIcon={<UploadIcon />}
      disabled={isDisabled}
    >
      {label}
      <HiddenInput
        type="file"
        accept={imageLimits.types.join(',')}
        multiple={isMultiple}
        disabled={isDisabled}
        onChange={({ target }) => {
          onChosen([...(target.files ?? [])]);
          // The same file may be chosen again after it was refused or removed.
          target.value = '';
        }}
      />
    </Button>
  );
}
