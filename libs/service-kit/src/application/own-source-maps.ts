import { getSourceMapsSupport, setSourceMapsSupport } from 'node:module';

// --enable-source-maps reads the source maps of all packages too and keeps them, 8 MiB in each process.
if (getSourceMapsSupport().enabled) setSourceMapsSupport(true, { nodeModules: false });
