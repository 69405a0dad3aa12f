/** An object of Kubernetes, as YAML has it. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  [field: string]: unknown;
}

export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `Deployment/booking`, for messages and look-ups. */
export function nameOf({ kind, metadata }: Manifest): string {
  return `${kind}/${metadata.name}`;
}
