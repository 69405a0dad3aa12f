import { parse, stringify } from 'yaml';

const head =
  '# Generated from infra/observability/prometheus/alerts.yml: npx nx run deployment:make-prometheus-rule\n';

/** Returns the Prometheus operator's object with the rules of a Prometheus rule file. */
export function prometheusRule(ruleFile: string): string {
  const spec = parse(ruleFile) as object;
  const manifest = {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name: 'alerts' },
    spec,
  };
  return head + stringify(manifest, { lineWidth: 0, singleQuote: true });
}
