import '@mui/material/styles';

interface PlainColour {
  main: string;
}

interface CustomColours {
  sand: PlainColour;
  ground: PlainColour & { contrastText: string };
  link: PlainColour;
  fieldLine: PlainColour;
}

declare module '@mui/material/styles' {
  interface Palette extends CustomColours {}
  interface PaletteOptions extends Partial<CustomColours> {}
}
