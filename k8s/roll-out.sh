#!/bin/sh
# k8s/roll-out.sh production: migrates the databases, then replaces what runs, and waits for both. It ends with an error
# before anything is replaced when a migration fails, and when the new pods do not become ready.
set -eu
overlay=${1:?usage: k8s/roll-out.sh OVERLAY [NAMESPACE]}
namespace=${2:-chauffeur}
folder=$(dirname "$0")/overlays
kubectl="kubectl --namespace $namespace"
migrations="app.kubernetes.io/part-of=chauffeur,app.kubernetes.io/name=migration"

# A job can't be changed, only made anew; one that still runs holds its lock until it is gone.
$kubectl delete jobs --selector "$migrations" --ignore-not-found --wait
$kubectl apply --kustomize "$folder/$overlay-migrations"
$kubectl wait jobs --selector "$migrations" --for=condition=complete --timeout=30m
$kubectl apply --kustomize "$folder/$overlay"
for deployment in $($kubectl get deployments --selector app.kubernetes.io/part-of=chauffeur --output name); do
  $kubectl rollout status "$deployment" --timeout=10m
done
