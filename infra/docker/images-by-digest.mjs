// Prints k8s/images/kustomization.yaml with digests: node infra/docker/images-by-digest.mjs REPOSITORY FOLDER
// The folder has a file for each image, with its name and digest; the workflow that builds the images writes them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Images that no cluster runs: the mailbox is for development, `standalone` and `provision` for other ways to run. */
const NOT_IN_CLUSTERS = ['mailbox', 'provision', 'standalone'];

const [repository, folder] = process.argv.slice(2);
if (!repository || !folder) {
  process.stderr.write('usage: images-by-digest.mjs REPOSITORY FOLDER\n');
  process.exit(2);
}

const images = readdirSync(folder)
  .filter((name) => !NOT_IN_CLUSTERS.includes(name))
  .toSorted((one, other) => one.localeCompare(other))
  .map((name) => {
    const digest = readFileSync(join(folder, name), 'utf8').trim();
    if (!/^sha256:[\da-f]{64}$/.test(digest)) throw new Error(`${name} has no digest: ${digest}`);
    return `  - { name: chauffeur/${name}, newName: ${repository}/${name}, digest: ${digest} }`;
  });
process.stdout.write(`apiVersion: kustomize.config.k8s.io/v1alpha1
kind: Component
images:
${images.join('\n')}
`);
