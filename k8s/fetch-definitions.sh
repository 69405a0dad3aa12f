#!/bin/sh
# k8s/fetch-definitions.sh FOLDER: fetches the definitions (CustomResourceDefinition) of the operators' objects that the overlays
# have, of the versions that docs/operations.md asks for. CRDS=FOLDER npm test validates the overlays by them.
set -eu
folder=${1:?usage: k8s/fetch-definitions.sh FOLDER}
mkdir -p "$folder"

# REPOSITORY TAG KIND…, as group_plural
fetch() {
  repository=$1
  tag=$2
  shift 2
  for kind in "$@"; do
    curl --fail --silent --show-error --location --retry 3 --output "$folder/$kind.yaml" \
      "https://raw.githubusercontent.com/$repository/$tag/config/crd/bases/$kind.yaml"
  done
}

fetch cloudnative-pg/cloudnative-pg v1.29.2 \
  postgresql.cnpg.io_clusters postgresql.cnpg.io_databases postgresql.cnpg.io_scheduledbackups
fetch cloudnative-pg/plugin-barman-cloud v0.14.0 barmancloud.cnpg.io_objectstores
fetch rabbitmq/cluster-operator v2.22.3 rabbitmq.com_rabbitmqclusters
fetch rabbitmq/messaging-topology-operator v1.20.1 rabbitmq.com_users rabbitmq.com_permissions
fetch OT-CONTAINER-KIT/redis-operator v0.26.0 redis.redis.opstreelabs.in_redis
