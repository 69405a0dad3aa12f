import { imageUrl } from '@chauffeur/contracts/catalogue/media/image-address';
import { DeleteOutlineRounded as RemoveIcon } from '@chauffeur/brand/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusAfterRemoval } from '../focus/use-focus-after-removal';
import { ChooseImages } from './choose-images';
import { UploadState } from './upload-state';
import { useImageUpload } from './use-image-upload';

const Field = styled('section')({ display: 'grid', gap: 10 });
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Image = styled('img')({
  width: '100%',
  maxWidth: 280,
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: 12,
});

interface SingleImageFieldProps {
  label: string;
  /** null: no image. */
  imageHash: string | null;
  /** Error text, in the language of the page. */
  error?: string | undefined;
  onChange: (imageHash: string | null) => void;
}

/** Edits a record's one image: choose, view, remove. */
export function SingleImageField({ label, imageHash, error, onChange }: SingleImageFieldProps) {
  const { t } = useTranslation('photos');
  const id = useId();
  const upload = useImageUpload();
  const [input, removeWithFocus] = useFocusAfterRemoval<HTMLInputElement>();
  return (
    <Field aria-labelledby={id}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 700 }}>
        {label}
      </Typography>
      {imageHash && <Image src={imageUrl(imageHash, 400)} alt={t('image')} width={280} height={187} />}
      <UploadState upload={upload} />
      {error && <Alert severity="error">{error}</Alert>}
      {upload.errors.length > 0 && <Alert severity="error">{t('imageFailed')}</Alert>}
      <Row>
        <ChooseImages
          label={t(imageHash ? 'replace' : 'choose')}
          isDisabled={upload.inFlight !== undefined}
          onChosen={(files) => void upload.send(files, ({ hash }) => onChange(hash))}
          inputRef={input}
        />
        {imageHash && (
          <Button
            color="error"
            startIcon={<RemoveIcon />}
            onClick={() => removeWithFocus(() => onChange(null))}
          >
            {t('removeImage')}
          </Button>
        )}
      </Row>
    </Field>
  );
}
