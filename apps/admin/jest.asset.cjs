const path = require('node:path');

/** In tests an image is its file name, as in a build it is its address. */
module.exports = {
  process: (_source, file) => ({ code: `module.exports = ${JSON.stringify(path.basename(file))};` }),
};
