// Replaces imports of images and fonts by an address, as a bundler does.
module.exports = { __esModule: true, default: '/assets/file' };
