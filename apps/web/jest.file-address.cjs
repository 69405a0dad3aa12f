// What a bundler makes of a picture or a font: its address.
module.exports = { __esModule: true, default: '/assets/file' };
