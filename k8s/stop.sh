#!/bin/sh
# k8s/stop.sh [NAMESPACE]: stops everything of the product and keeps it stopped, as a restore needs. Autoscaling is paused
# first: it would start notifications and the email worker again, on databases that are half restored.
set -eu
kubectl="kubectl --namespace ${1:-chauffeur}"
product="app.kubernetes.io/part-of=chauffeur"

# None in a cluster without KEDA.
autoscalers() {
  kinds=$($kubectl api-resources --api-group=keda.sh --output name)
  case "$kinds" in *scaledobjects*) $kubectl get scaledobjects --output name ;; esac
}

objects=$(autoscalers)
for object in $objects; do
  $kubectl annotate "$object" autoscaling.keda.sh/paused-replicas=0 --overwrite
done
$kubectl scale deployments --selector "$product" --replicas=0
# Pods of migrations that have run stay for a day.
$kubectl wait pods --selector "$product,app.kubernetes.io/name!=migration" --for=delete --timeout=5m
