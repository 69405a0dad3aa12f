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
$kubectl wait jobs --selector "$migrations" --for=condition=complete --timeout=30m
# A new service supports the old gateway; a new gateway may send requests that an old service does not know.
for later in gateway,web web none; do
  but="app.kubernetes.io/name notin ($later)"
  $kubectl apply --kustomize "$folder/$overlay" --selector "$but"
  for deployment in $($kubectl get deployments --selector "app.kubernetes.io/part-of=chauffeur,$but" --output name); do
    $kubectl rollout status "$deployment" --timeout=10m
  done
done
