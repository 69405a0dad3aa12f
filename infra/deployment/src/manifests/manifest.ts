export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: {
    name: string;
    namespace?: string;
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
  };
  [field: string]: unknown;
}

export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a name such as `Deployment/booking`, for messages and look-ups. */
export function nameOf({ kind, metadata }: Manifest): string {
  return `${kind}/${metadata.name}`;
}

export function podTemplateOf({ kind, spec }: Manifest): Fields | undefined {
  if (!['Deployment', 'StatefulSet', 'Job'].includes(kind) || !isFields(spec)) return undefined;
  return isFields(spec['template']) ? spec['template'] : undefined;
}

export function containersOf(manifest: Manifest): Fields[] {
  const spec = podTemplateOf(manifest)?.['spec'];
  return isFields(spec) && Array.isArray(spec['containers']) ? (spec['containers'] as Fields[]) : [];
}
