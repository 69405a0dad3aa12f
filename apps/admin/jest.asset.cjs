const path = require('node:path');

/** In tests, importing an image returns its file name; in a build, its URL. */
module.exports = {
  process: (_source, file) => ({ code: `module.exports = ${JSON.stringify(path.basename(file))};` }),
};
