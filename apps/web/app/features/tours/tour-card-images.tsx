import type { TourResponse } from '@chauffeur/contracts/catalogue/tour';
import { videoIdOf } from '@chauffeur/contracts/catalogue/media/video-id';
import Box from '@mui/material/Box';
import { mainImage, videoImage } from '../../images/record-images';
import { ResponsiveImage } from '../../images/responsive-image';
import { VideoPreview } from '../../video/video-preview';

/** Photos beside a video (specification, constants). */
const photosBesideVideo = 2;

interface TourCardImagesProps {
  tour: TourResponse;
  name: string;
  isFirst: boolean;
}

/** The main photo; a tour with a video also shows it, with up to two more photos. */
export function TourCardImages({ tour, name, isFirst }: TourCardImagesProps) {
  const videoId = tour.youtubeUrl === null ? null : videoIdOf(tour.youtubeUrl);
  const image = videoImage(tour);
  // The video's preview photo is not repeated.
  const extraPhotos = tour.photos
    .filter((photo) => !photo.isMain && photo.image.hash !== image?.hash)
    .toSorted((a, b) => a.displayOrder - b.displayOrder)
    .slice(0, photosBesideVideo);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: { sm: '0 0 42%' } }}>
      <Box sx={{ flex: 1, minHeight: { sm: 300 }, position: { sm: 'relative' } }}>
        <Box sx={{ position: { sm: 'absolute' }, inset: 0 }}>
          <ResponsiveImage
            image={mainImage(tour)}
            alt={name}
            ratio="9 / 4"
            fillsFrom="sm"
            sizes="(min-width: 1200px) 484px, (min-width: 600px) 40vw, 92vw"
            isFirst={isFirst}
          />
        </Box>
      </Box>
      {videoId !== null && (
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            p: 1,
            alignItems: 'start',
            gridTemplateColumns: extraPhotos.length > 0 ? '2fr 1fr' : '1fr',
          }}
        >
          <VideoPreview id={videoId} name={name} image={image} />
          {extraPhotos.length > 0 && (
            <Box sx={{ display: 'grid', gap: 1, '& img': { borderRadius: '12px' } }}>
              {extraPhotos.map((photo) => (
                <ResponsiveImage
                  key={photo.id}
                  image={photo.image}
                  alt=""
                  // A single photo is as high as the video, which is twice as wide; two photos share that height.
                  ratio={extraPhotos.length === 1 ? '8 / 9' : '16 / 9'}
                  sizes="(min-width: 900px) 160px, 30vw"
                />
              ))}
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}
