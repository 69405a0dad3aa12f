/** The oldest browsers of drivers' phones; Chrome also stands for its WebView (specification, III.3). */
export const browsers = ['chrome90', 'safari15'];
