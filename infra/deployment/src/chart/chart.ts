import { stringify } from 'yaml';
import { nameOf, type Fields, type Manifest } from '../manifests/manifest.js';
import { switches, values } from './values.js';

export type Chart = Record<string, string>;

const NAMESPACE = 'chauffeur';

/** Returns the chart of the objects that the overlays of production and of its migrations render. */
export function chartOf(
  product: readonly Manifest[],
  migrations: readonly Manifest[],
  version: string,
): Chart {
  // Helm creates the namespace.
  const objects = product.filter(({ kind }) => kind !== 'Namespace');
  return {
    'Chart.yaml': stringify({
      apiVersion: 'v2',
      name: 'chauffeur',
      description: 'Bookings of a private chauffeur company',
      type: 'application',
      version,
      appVersion: version,
      kubeVersion: '>=1.30.0-0',
    }),
    'values.yaml': valuesFile(),
    ...Object.fromEntries(objects.map((object) => [fileOf(object), templateOf(object)])),
    ...Object.fromEntries(migrations.map((job) => [fileOf(job), templateOf(asHook(job))])),
  };
}

function fileOf({ kind, metadata }: Manifest): string {
  return `templates/${kind.toLowerCase()}-${metadata.name}.yaml`;
}

/** Makes a job a hook: before an upgrade, but after the first installation, because there are no databases before. */
function asHook(job: Manifest): Manifest {
  const annotations = {
    ...job.metadata.annotations,
    'helm.sh/hook': 'post-install,pre-upgrade',
    'helm.sh/hook-delete-policy': 'before-hook-creation',
  };
  return { ...job, metadata: { ...job.metadata, annotations } };
}

function templateOf(object: Manifest): string {
  // Existing braces belong to Prometheus or Grafana, so they are escaped.
  let text = stringify(object, { lineWidth: 0 }).replaceAll('{{', '{{ "{{" }}');
  for (const { path, default: sample, ...more } of longestFirst()) {
    text = text.replaceAll('replacedIn' in more ? more.replacedIn : sample, `{{ .Values.${path} }}`);
  }
  text = text
    .replaceAll(`namespace: ${NAMESPACE}\n`, 'namespace: {{ .Release.Namespace }}\n')
    .replaceAll(`.${NAMESPACE}.svc`, '.{{ .Release.Namespace }}.svc')
    .replaceAll(`${NAMESPACE}-to-https@`, '{{ .Release.Namespace }}-to-https@')
    .replaceAll(
      /image: (.+)\/([a-z-]+):(\{\{ \.Values\.images\.tag \}\})/g,
      'image: $1/$2{{ with index .Values.images.digests "$2" }}@{{ . }}{{ else }}:$3{{ end }}',
    );
  if (nameOf(object) === 'ConfigMap/settings') text = withMoreSettings(text);
  const part = switches.find(({ of }) => of.test(object.apiVersion));
  return part ? `{{- if .Values.${part.path} }}\n${text}{{- end }}\n` : text;
}

/** Longest first, because a sample may be part of another one. */
function longestFirst() {
  return values.toSorted((one, other) => other.default.length - one.default.length);
}

/** Lets a variable of `settings` override the chart's own. */
function withMoreSettings(text: string): string {
  const own = (_line: string, name: string, value: string) =>
    `{{- if not (hasKey .Values.settings "${name}") }}\n  ${name}: ${value}\n{{- end }}\n`;
  const more =
    '{{- range $name, $value := .Values.settings }}\n  {{ $name }}: {{ $value | quote }}\n{{- end }}\n';
  return text.replace(
    /^data:\n((?: {2}.*\n)+)/m,
    (_data, lines: string) => `data:\n${lines.replace(/^ {2}(\w+): (.*)\n/gm, own)}${more}`,
  );
}

function valuesFile(): string {
  const tree: Fields = {};
  for (const { path, default: value } of values) put(tree, path, value);
  for (const { path } of switches) put(tree, path, true);
  put(tree, 'images.digests', {});
  put(tree, 'settings', {});
  const about = [...values, ...switches].map(({ path, about: text }) => `# ${path}: ${text}`);
  const more = [
    '# images.digests: Digests by the name of the image (gateway: sha256:…), which take the place of the tag.',
    '# settings: More variables of all services, or others than those of the chart: TZ, LOG_LEVEL, OTEL_… .',
  ];
  return `${[...about, ...more].join('\n')}\n${stringify(tree)}`;
}

function put(tree: Fields, path: string, value: unknown): void {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) tree[first] = value;
  else put((tree[first] ??= {}) as Fields, rest.join('.'), value);
}
