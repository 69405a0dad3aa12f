import { writeFile } from 'node:fs/promises';
import { openApiDocument, openApiFile } from './openapi-document.js';

await writeFile(openApiFile, await openApiDocument());
