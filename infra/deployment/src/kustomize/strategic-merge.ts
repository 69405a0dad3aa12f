import { isFields, type Fields } from './manifest.js';

/** Lists whose entries are told apart by a field; every other list of a patch takes the place of the old one. */
const MERGE_KEYS: Record<string, string> = {
  containers: 'name',
  env: 'name',
  volumes: 'name',
  volumeMounts: 'mountPath',
  ports: 'containerPort',
  topologySpreadConstraints: 'topologyKey',
};

/** What kustomize makes of an object and a patch by strategic merge, as far as our patches go. */
export function strategicMerge(object: Fields, patch: Fields): Fields {
  const merged: Fields = { ...object };
  for (const [field, change] of Object.entries(patch)) {
    const old = merged[field];
    const key = MERGE_KEYS[field];
    if (isFields(old) && isFields(change)) merged[field] = strategicMerge(old, change);
    else if (key && Array.isArray(old) && Array.isArray(change)) merged[field] = mergeLists(old, change, key);
    else merged[field] = change;
  }
  return merged;
}

/** New entries come first, as kustomize has it. */
function mergeLists(old: Fields[], changes: Fields[], key: string): Fields[] {
  const changeOf = (entry: Fields) => changes.find((change) => change[key] === entry[key]);
  const added = changes.filter((change) => !old.some((entry) => entry[key] === change[key]));
  return [...added, ...old.map((entry) => strategicMerge(entry, changeOf(entry) ?? {}))];
}
