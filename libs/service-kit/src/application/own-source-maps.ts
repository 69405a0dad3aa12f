import { getSourceMapsSupport, setSourceMapsSupport } from 'node:module';

// --enable-source-maps also loads the source maps of all packages, which take 8 MiB in each process.
if (getSourceMapsSupport().enabled) setSourceMapsSupport(true, { nodeModules: false });
