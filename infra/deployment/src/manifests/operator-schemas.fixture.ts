import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { parseAllDocuments } from 'yaml';
import { isFields, nameOf, type Fields, type Manifest } from './manifest.js';

/**
 * Folder of the operators' CustomResourceDefinitions as released, from the variable CRDS: no package contains them, and
 * we may not publish them. Without it, objects of operators are not validated.
 */
export const definitionsFolder = process.env['CRDS'];

interface Definition {
  kind: string;
  spec: {
    group: string;
    names: { kind: string };
    versions: { name: string; schema: { openAPIV3Schema: Fields } }[];
  };
}

let validators: Map<string, ValidateFunction> | undefined;

/** Returns the errors of an operator's object by its definition, one line each. Unknown fields are errors. */
export function validateByDefinition(manifest: Manifest): string[] {
  if (definitionsFolder === undefined) return [];
  validators ??= readDefinitions(definitionsFolder);
  const validate = validators.get(`${manifest.apiVersion}/${manifest.kind}`);
  if (!validate) return [`${nameOf(manifest)}: ${manifest.apiVersion} has no definition in CRDS`];
  validate(manifest);
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const field = (params as { additionalProperty?: string }).additionalProperty;
    return field === undefined
      ? `${nameOf(manifest)}: ${instancePath} ${message}`
      : `${nameOf(manifest)}: ${instancePath}/${field} is unknown`;
  });
}

function readDefinitions(folder: string): Map<string, ValidateFunction> {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  const definitions = readdirSync(folder)
    .flatMap((file) => parseAllDocuments(readFileSync(join(folder, file), 'utf8')))
    .map((document) => document.toJS() as Definition)
    .filter(({ kind }) => kind === 'CustomResourceDefinition');
  return new Map(
    definitions.flatMap(({ spec: { group, names, versions } }) =>
      versions.map(({ name, schema }) => [
        `${group}/${name}/${names.kind}`,
        ajv.compile(strict({ ...schema.openAPIV3Schema }, true)),
      ]),
    ),
  );
}

/** Makes a schema reject unknown fields, as the API server does with `--validate=strict`. */
function strict(schema: Fields, isObject = false): Fields {
  const { properties, items, additionalProperties, ...rest } = schema;
  const result: Fields = { ...rest };
  if (isFields(items)) result['items'] = strict(items);
  if (isFields(additionalProperties)) result['additionalProperties'] = strict(additionalProperties);
  if (isFields(properties)) {
    result['properties'] = Object.fromEntries(
      Object.entries(properties).map(([name, field]) => {
        // Kubernetes itself defines the metadata of objects.
        const isFree = isObject && name === 'metadata';
        return [name, isFree ? {} : strict(field as Fields)];
      }),
    );
    if (schema['x-kubernetes-preserve-unknown-fields'] !== true) result['additionalProperties'] ??= false;
  }
  if (schema['x-kubernetes-int-or-string'] === true) delete result['type'];
  if (schema['nullable'] === true && typeof schema['type'] === 'string') {
    result['type'] = [schema['type'], 'null'];
    delete result['nullable'];
  }
  return result;
}
