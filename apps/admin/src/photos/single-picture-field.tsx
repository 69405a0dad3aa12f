import { imageUrl } from '@chauffeur/contracts';
import RemoveIcon from '@mui/icons-material/DeleteOutlineRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoosePictures } from './choose-pictures';
import { UploadState } from './upload-state';
import { usePictureUpload } from './use-picture-upload';

const Field = styled('section')({ display: 'grid', gap: 10 });
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Picture = styled('img')({
  width: '100%',
  maxWidth: 280,
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: 12,
});

interface SinglePictureFieldProps {
  label: string;
  /** null: no picture. */
  imageHash: string | null;
  onChange: (imageHash: string | null) => void;
}

/** A record's one picture: choose, look at it, remove. */
export function SinglePictureField({ label, imageHash, onChange }: SinglePictureFieldProps) {
  const { t } = useTranslation('photos');
  const id = useId();
  const upload = usePictureUpload();
  return (
    <Field aria-labelledby={id}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 700 }}>
        {label}
      </Typography>
      {imageHash && <Picture src={imageUrl(imageHash, 400)} alt={t('picture')} width={280} height={187} />}
      <UploadState upload={upload} />
      {upload.faults.length > 0 && <Alert severity="error">{t('imageFailed')}</Alert>}
      <Row>
        <ChoosePictures
          label={t(imageHash ? 'replace' : 'choose')}
          isDisabled={upload.inHand !== undefined}
          onChosen={(files) => void upload.send(files, ({ hash }) => onChange(hash))}
        />
        {imageHash && (
          <Button color="error" startIcon={<RemoveIcon />} onClick={() => onChange(null)}>
            {t('removePicture')}
          </Button>
        )}
      </Row>
    </Field>
  );
}
