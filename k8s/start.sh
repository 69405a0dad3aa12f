#!/bin/sh
# k8s/start.sh [NAMESPACE]: starts what k8s/stop.sh stopped, two of each, and lets autoscaling decide again.
set -eu
kubectl="kubectl --namespace ${1:-chauffeur}"
product="app.kubernetes.io/part-of=chauffeur"

# None in a cluster without KEDA.
autoscalers() {
  kinds=$($kubectl api-resources --api-group=keda.sh --output name)
  case "$kinds" in *scaledobjects*) $kubectl get scaledobjects --output name ;; esac
}

$kubectl scale deployments --selector "$product" --current-replicas=0 --replicas=2
objects=$(autoscalers)
for object in $objects; do
  $kubectl annotate "$object" autoscaling.keda.sh/paused-replicas-
done
