const path = require('node:path');

/** A picture is its file's name in tests, as it is its address in a build. */
module.exports = {
  process: (_source, file) => ({ code: `module.exports = ${JSON.stringify(path.basename(file))};` }),
};
