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

# A rollout in between has started some already; those stay as they are.
stopped=$($kubectl get deployments --selector "$product" \
  --output 'jsonpath={.items[?(@.spec.replicas==0)].metadata.name}')
for deployment in $stopped; do
  $kubectl scale deployment "$deployment" --replicas=2
done
objects=$(autoscalers)
for object in $objects; do
  $kubectl annotate "$object" autoscaling.keda.sh/paused-replicas-
done
