import '@mui/material/styles';
import '@mui/material/themeCssVarsAugmentation';

interface PlainColour {
  main: string;
}

interface CustomColours {
  sand: PlainColour;
  link: PlainColour;
  fieldLine: PlainColour;
}

declare module '@mui/material/styles' {
  interface Palette extends CustomColours {}
  interface PaletteOptions extends Partial<CustomColours> {}
}
