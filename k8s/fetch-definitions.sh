#!/bin/sh
# k8s/fetch-definitions.sh FOLDER: fetches the definitions (CustomResourceDefinition) of the operators' objects that the overlays
# have, of the versions that docs/operations.md asks for. CRDS=FOLDER npm test validates the overlays by them.
set -eu
folder=${1:?usage: k8s/fetch-definitions.sh FOLDER}
mkdir -p "$folder"

# REPOSITORY TAG PATH KIND…, as group_plural
fetch() {
  source=https://raw.githubusercontent.com/$1/$2/$3
  shift 3
  for kind in "$@"; do
    curl --fail --silent --show-error --location --retry 3 --output "$folder/$kind.yaml" "$source/$kind.yaml"
  done
}

fetch cloudnative-pg/cloudnative-pg v1.29.2 config/crd/bases \
  postgresql.cnpg.io_clusters postgresql.cnpg.io_databases postgresql.cnpg.io_scheduledbackups
fetch cloudnative-pg/plugin-barman-cloud v0.14.0 config/crd/bases barmancloud.cnpg.io_objectstores
fetch rabbitmq/cluster-operator v2.22.3 config/crd/bases rabbitmq.com_rabbitmqclusters
fetch rabbitmq/messaging-topology-operator v1.20.1 config/crd/bases rabbitmq.com_users rabbitmq.com_permissions
fetch OT-CONTAINER-KIT/redis-operator v0.26.0 config/crd/bases redis.redis.opstreelabs.in_redis
fetch kubernetes-sigs/gateway-api v1.6.1 config/crd/standard \
  gateway.networking.k8s.io_gateways gateway.networking.k8s.io_httproutes
fetch external-secrets/external-secrets v2.9.0 config/crds/bases external-secrets.io_externalsecrets
