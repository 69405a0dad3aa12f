import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Returns a contract as JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export function schemaForOpenApi(schema: unknown, { schemaType }: { schemaType: 'input' | 'output' }) {
  if (!(schema instanceof z.ZodType)) return undefined;
  const {
    $defs,
    $schema: _dialect,
    ...converted
  } = z.toJSONSchema(schema, {
    io: schemaType,
    override: ({ jsonSchema }) => nameProperties(jsonSchema),
  });
  return { schema: converted, components: $defs ?? {} };
}

/** Turns a record with enum keys into an object with a property for each key, so that `required` is exact. */
function nameProperties(schema: JsonSchema): void {
  const { propertyNames, additionalProperties, required } = schema;
  if (typeof propertyNames !== 'object' || !required || additionalProperties === undefined) return;
  schema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
  schema.additionalProperties = false;
  delete schema.propertyNames;
}
