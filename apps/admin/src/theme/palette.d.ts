import '@mui/material/styles';
import '@mui/material/themeCssVarsAugmentation';

interface PlainColour {
  main: string;
}

interface OwnColours {
  sand: PlainColour;
  link: PlainColour;
  fieldLine: PlainColour;
}

declare module '@mui/material/styles' {
  interface Palette extends OwnColours {}
  interface PaletteOptions extends Partial<OwnColours> {}
}
