import { mark } from '@chauffeur/brand';

export function BrandMark() {
  return (
    <svg className="mark" viewBox={mark.viewBox} aria-hidden="true">
      <path d={mark.star} fillRule="evenodd" />
      <path d={mark.flame} />
    </svg>
  );
}
