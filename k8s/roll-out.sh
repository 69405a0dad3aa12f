#!/bin/sh
# k8s/roll-out.sh production: migrates the databases, then replaces what runs, who is called before who calls, and waits.
# It ends with an error before anything is replaced when a migration fails, and when new pods do not become ready: who
# calls them is then not replaced.
set -eu
overlay=${1:?usage: k8s/roll-out.sh OVERLAY [NAMESPACE]}
namespace=${2:-chauffeur}
folder=$(dirname "$0")/overlays
kubectl="kubectl --namespace $namespace"
migrations="app.kubernetes.io/part-of=chauffeur,app.kubernetes.io/name=migration"

# A job can't be changed, only replaced; a running one holds its lock until it is deleted.
$kubectl delete jobs --selector "$migrations" --ignore-not-found --wait
$kubectl apply --kustomize "$folder/$overlay-migrations"
# A job ends by its own deadline at the latest (migrations/every-job.yaml), as failed.
for job in $($kubectl get jobs --selector "$migrations" --output name); do
  until $kubectl wait "$job" --for=condition=complete --timeout=5s 2>/dev/null; do
    if $kubectl wait "$job" --for=condition=failed --timeout=0s 2>/dev/null; then
      echo "$job has failed, nothing was replaced: kubectl --namespace $namespace logs $job" >&2
      exit 1
    fi
  done
done
# A new service supports the old gateway; a new gateway may send requests that an old service does not know.
for later in gateway,web web none; do
  but="app.kubernetes.io/name notin ($later)"
  $kubectl apply --kustomize "$folder/$overlay" --selector "$but"
  for deployment in $($kubectl get deployments --selector "app.kubernetes.io/part-of=chauffeur,$but" --output name); do
    $kubectl rollout status "$deployment" --timeout=10m
  done
  # A rollout of none succeeds, and no autoscaler starts one.
  stopped=$($kubectl get deployments --selector "app.kubernetes.io/part-of=chauffeur,$but" \
    --output 'jsonpath={.items[?(@.spec.replicas==0)].metadata.name}')
  if [ -n "$stopped" ]; then
    echo "Without replicas: $stopped. Start them: k8s/start.sh $namespace" >&2
    exit 1
  fi
done
