import { styled } from '@mui/material/styles';
import { encode } from 'uqr';

// Dark on white in both colour schemes, because not every camera reads inverted codes.
const Code = styled('svg')({
  width: 200,
  height: 200,
  borderRadius: 8,
  backgroundColor: '#fff',
  color: '#000',
});

/** Draws a QR code locally, because its text is a secret that no other site may see. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <Code role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={squares.join('')} fill="currentColor" />
    </Code>
  );
}
