/** Windows in which a sticky header and bar would cover half of the page: 1280 x 1024 pixels enlarged to 400 %, for example. */
export const shortScreen = '@media (max-height: 319.95px)';
