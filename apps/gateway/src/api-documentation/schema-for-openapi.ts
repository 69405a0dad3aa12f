import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A contract as JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. */
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

/** Writes a record whose keys are an enum as an object with a property for each, so that `required` names what is there. */
function nameProperties(schema: JsonSchema): void {
  const { propertyNames, additionalProperties, required } = schema;
  if (typeof propertyNames !== 'object' || !required || additionalProperties === undefined) return;
  schema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
  schema.additionalProperties = false;
  delete schema.propertyNames;
}
