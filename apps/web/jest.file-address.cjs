// What a bundler turns an image or a font into: its address.
module.exports = { __esModule: true, default: '/assets/file' };
